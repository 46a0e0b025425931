// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const calculadora_hipoteca = validate20;
const schema31 = {"$id":"calculadora_hipoteca","type":"object","properties":{"DataReferencia":{"type":"string","format":"date"},"ValorImovel":{"type":["number","null"],"format":"money","minimum":-9999999999999.99,"maximum":9999999999999.99},"DataAvaliacao":{"type":["string","null"],"format":"date"},"DesagioPct":{"type":["number","null"],"format":"percent","minimum":0,"maximum":100},"PercentualProprietario":{"type":["string","null"],"format":"fraction","maxLength":41},"ModoFracao":{"type":["string","null"],"enum":["INDIVISIVEL","PROPORCIONAL",null]},"NovaOperacao":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"LimiteLtvPct":{"type":["number","null"],"format":"percent","minimum":0,"maximum":100},"TipoGarantia":{"type":["string","null"],"enum":["HIPOTECA","ALIENACAO_FIDUCIARIA","ALIENACAO_SUPERVENIENTE",null]},"PermiteGrauSuperior":{"type":["boolean","null"]},"Onus":{"type":["array","null"],"items":{"type":"object","properties":{"Ato":{"type":["string","null"],"format":"text","maxLength":200},"Evento":{"type":["string","null"],"enum":["compra_venda","doacao","permuta","dacao_pagamento","adjudicacao","arrematacao","partilha_inventario","partilha_divorcio","integralizacao_capital","desapropriacao","usucapiao","divisao","hipoteca","hipoteca_cedular","penhor","penhor_cedular","alienacao_fiduciaria","consolidacao_propriedade","penhora","arresto","sequestro","indisponibilidade","usufruto","servidao","compromisso_venda","arrendamento","locacao","caucao","clausulas_restritivas","cedula_credito","aditivo_cedula","convencao_condominio","instituicao_condominio","cancelamento","reserva_legal","georreferenciamento","retificacao_area","desmembramento","unificacao","construcao","demolicao","mudanca_denominacao","alteracao_estado_civil","obito","qualificacao_pessoal","cadastro_incra","cadastro_car","premonitoria","tombamento","app","encerramento","numero_predial","outro",null]},"Grau":{"type":["integer","null"],"minimum":1,"maximum":999999999},"Credor":{"type":["string","null"],"format":"text","maxLength":200},"Valor":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"DataBase":{"type":["string","null"],"format":"date"},"Moeda":{"type":["string","null"],"enum":["BRL","CRR","CRZ","NCZ","CZ$",null]},"Vencimento":{"type":["string","null"],"format":"date"},"Indice":{"type":["string","null"],"enum":["IPCA","INPC","IGPM","TR","SELIC","POUPANCA","CDI","NENHUM",null]},"JurosAa":{"type":["number","null"],"format":"percent","minimum":0,"maximum":100},"JurosAm":{"type":["number","null"],"format":"percent","minimum":0,"maximum":100},"Regime":{"type":["string","null"],"enum":["SIMPLES","COMPOSTO",null]},"Base":{"type":["string","null"],"enum":["CORRIDOS_365","COMERCIAL_360","UTEIS_252",null]},"JurosMora":{"type":["string","null"],"enum":["CONTRATO","TAXA_LEGAL",null]},"MoraAm":{"type":["number","null"],"format":"percent","minimum":0,"maximum":100},"MoraDesde":{"type":["string","null"],"format":"date"},"MoraAnterior":{"type":["string","null"],"enum":["UM_POR_CENTO","SELIC",null]},"PisoNominal":{"type":["boolean","null"]},"SaldoInformado":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"DataSaldo":{"type":["string","null"],"format":"date"},"Presumido":{"type":["boolean","null"]},"FracaoOnerada":{"type":["string","null"],"format":"fraction","maxLength":41},"AtingeProprietario":{"type":["boolean","null"]},"Alocacao":{"type":["string","null"],"enum":["INTEGRAL","RATEIO",null]},"OutrosImoveis":{"type":["array","null"],"items":{"type":"object","properties":{"Descricao":{"type":["string","null"],"format":"text","maxLength":200},"Valor":{"type":"number","format":"money","minimum":0,"maximum":9999999999999.99}},"required":["Valor"],"additionalProperties":false}},"MesmoCredor":{"type":["boolean","null"]},"MesmaDivida":{"type":["boolean","null"]}},"required":[],"additionalProperties":false}},"Alocacao":{"type":["string","null"],"enum":["INTEGRAL","RATEIO",null]},"PisoNominal":{"type":["boolean","null"]},"Eventos":{"type":["array","null"],"items":{"type":"object","properties":{"Data":{"type":"string","format":"date"},"Ato":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Evento":{"type":"string","enum":["constituicao","aditivo","reforco","amortizacao","liberacao_parcial","prorrogacao","cessao","cancelamento"]},"Garantia":{"type":["string","null"],"format":"text","maxLength":200},"EventoGarantia":{"type":["string","null"],"enum":["compra_venda","doacao","permuta","dacao_pagamento","adjudicacao","arrematacao","partilha_inventario","partilha_divorcio","integralizacao_capital","desapropriacao","usucapiao","divisao","hipoteca","hipoteca_cedular","penhor","penhor_cedular","alienacao_fiduciaria","consolidacao_propriedade","penhora","arresto","sequestro","indisponibilidade","usufruto","servidao","compromisso_venda","arrendamento","locacao","caucao","clausulas_restritivas","cedula_credito","aditivo_cedula","convencao_condominio","instituicao_condominio","cancelamento","reserva_legal","georreferenciamento","retificacao_area","desmembramento","unificacao","construcao","demolicao","mudanca_denominacao","alteracao_estado_civil","obito","qualificacao_pessoal","cadastro_incra","cadastro_car","premonitoria","tombamento","app","encerramento","numero_predial","outro",null]},"Grau":{"type":["integer","null"],"minimum":1,"maximum":999999999},"Credor":{"type":["string","null"],"format":"text","maxLength":200},"Valor":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"ValorPosterior":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"Moeda":{"type":["string","null"],"enum":["BRL","CRR","CRZ","NCZ","CZ$",null]},"Vencimento":{"type":["string","null"],"format":"date"}},"required":["Data","Ato","Evento"],"additionalProperties":false}},"Defasagem":{"type":["integer","null"],"minimum":0,"maximum":12}},"required":["DataReferencia"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const formats0 = formats.date;
const formats2 = formats.money;
const formats6 = formats.percent;
const formats8 = formats.fraction;
const formats14 = formats.text;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="calculadora_hipoteca" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.DataReferencia === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataReferencia"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.DataReferencia !== undefined){
let data0 = data.DataReferencia;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
const err2 = {instancePath:instancePath+"/DataReferencia",schemaPath:"#/properties/DataReferencia/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.DataReferencia,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/DataReferencia",schemaPath:"#/properties/DataReferencia/type",keyword:"type",params:{type: "string"},schema:schema31.properties.DataReferencia.type,parentSchema:schema31.properties.DataReferencia,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ValorImovel !== undefined){
let data1 = data.ValorImovel;
if((!(typeof data1 == "number")) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/ValorImovel",schemaPath:"#/properties/ValorImovel/type",keyword:"type",params:{type: schema31.properties.ValorImovel.type},schema:schema31.properties.ValorImovel.type,parentSchema:schema31.properties.ValorImovel,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9999999999999.99 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/ValorImovel",schemaPath:"#/properties/ValorImovel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.ValorImovel,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < -9999999999999.99 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/ValorImovel",schemaPath:"#/properties/ValorImovel/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9999999999999.99},schema:-9999999999999.99,parentSchema:schema31.properties.ValorImovel,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2.validate(data1))){
const err7 = {instancePath:instancePath+"/ValorImovel",schemaPath:"#/properties/ValorImovel/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.ValorImovel,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.DataAvaliacao !== undefined){
let data2 = data.DataAvaliacao;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/DataAvaliacao",schemaPath:"#/properties/DataAvaliacao/type",keyword:"type",params:{type: schema31.properties.DataAvaliacao.type},schema:schema31.properties.DataAvaliacao.type,parentSchema:schema31.properties.DataAvaliacao,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err9 = {instancePath:instancePath+"/DataAvaliacao",schemaPath:"#/properties/DataAvaliacao/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.DataAvaliacao,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.DesagioPct !== undefined){
let data3 = data.DesagioPct;
if((!(typeof data3 == "number")) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/DesagioPct",schemaPath:"#/properties/DesagioPct/type",keyword:"type",params:{type: schema31.properties.DesagioPct.type},schema:schema31.properties.DesagioPct.type,parentSchema:schema31.properties.DesagioPct,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/DesagioPct",schemaPath:"#/properties/DesagioPct/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.DesagioPct,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/DesagioPct",schemaPath:"#/properties/DesagioPct/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.DesagioPct,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats6.validate(data3))){
const err13 = {instancePath:instancePath+"/DesagioPct",schemaPath:"#/properties/DesagioPct/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.DesagioPct,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.PercentualProprietario !== undefined){
let data4 = data.PercentualProprietario;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/PercentualProprietario",schemaPath:"#/properties/PercentualProprietario/type",keyword:"type",params:{type: schema31.properties.PercentualProprietario.type},schema:schema31.properties.PercentualProprietario.type,parentSchema:schema31.properties.PercentualProprietario,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 === "string"){
if(func2(data4) > 41){
const err15 = {instancePath:instancePath+"/PercentualProprietario",schemaPath:"#/properties/PercentualProprietario/maxLength",keyword:"maxLength",params:{limit: 41},schema:41,parentSchema:schema31.properties.PercentualProprietario,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats8.validate(data4))){
const err16 = {instancePath:instancePath+"/PercentualProprietario",schemaPath:"#/properties/PercentualProprietario/format",keyword:"format",params:{format: "fraction"},schema:"fraction",parentSchema:schema31.properties.PercentualProprietario,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.ModoFracao !== undefined){
let data5 = data.ModoFracao;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/ModoFracao",schemaPath:"#/properties/ModoFracao/type",keyword:"type",params:{type: schema31.properties.ModoFracao.type},schema:schema31.properties.ModoFracao.type,parentSchema:schema31.properties.ModoFracao,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data5 === "INDIVISIVEL") || (data5 === "PROPORCIONAL")) || (data5 === null))){
const err18 = {instancePath:instancePath+"/ModoFracao",schemaPath:"#/properties/ModoFracao/enum",keyword:"enum",params:{allowedValues: schema31.properties.ModoFracao.enum},schema:schema31.properties.ModoFracao.enum,parentSchema:schema31.properties.ModoFracao,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.NovaOperacao !== undefined){
let data6 = data.NovaOperacao;
if((!(typeof data6 == "number")) && (data6 !== null)){
const err19 = {instancePath:instancePath+"/NovaOperacao",schemaPath:"#/properties/NovaOperacao/type",keyword:"type",params:{type: schema31.properties.NovaOperacao.type},schema:schema31.properties.NovaOperacao.type,parentSchema:schema31.properties.NovaOperacao,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9999999999999.99 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/NovaOperacao",schemaPath:"#/properties/NovaOperacao/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.NovaOperacao,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/NovaOperacao",schemaPath:"#/properties/NovaOperacao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.NovaOperacao,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats2.validate(data6))){
const err22 = {instancePath:instancePath+"/NovaOperacao",schemaPath:"#/properties/NovaOperacao/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.NovaOperacao,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.LimiteLtvPct !== undefined){
let data7 = data.LimiteLtvPct;
if((!(typeof data7 == "number")) && (data7 !== null)){
const err23 = {instancePath:instancePath+"/LimiteLtvPct",schemaPath:"#/properties/LimiteLtvPct/type",keyword:"type",params:{type: schema31.properties.LimiteLtvPct.type},schema:schema31.properties.LimiteLtvPct.type,parentSchema:schema31.properties.LimiteLtvPct,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 100 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/LimiteLtvPct",schemaPath:"#/properties/LimiteLtvPct/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.LimiteLtvPct,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/LimiteLtvPct",schemaPath:"#/properties/LimiteLtvPct/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.LimiteLtvPct,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats6.validate(data7))){
const err26 = {instancePath:instancePath+"/LimiteLtvPct",schemaPath:"#/properties/LimiteLtvPct/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.LimiteLtvPct,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.TipoGarantia !== undefined){
let data8 = data.TipoGarantia;
if((typeof data8 !== "string") && (data8 !== null)){
const err27 = {instancePath:instancePath+"/TipoGarantia",schemaPath:"#/properties/TipoGarantia/type",keyword:"type",params:{type: schema31.properties.TipoGarantia.type},schema:schema31.properties.TipoGarantia.type,parentSchema:schema31.properties.TipoGarantia,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((data8 === "HIPOTECA") || (data8 === "ALIENACAO_FIDUCIARIA")) || (data8 === "ALIENACAO_SUPERVENIENTE")) || (data8 === null))){
const err28 = {instancePath:instancePath+"/TipoGarantia",schemaPath:"#/properties/TipoGarantia/enum",keyword:"enum",params:{allowedValues: schema31.properties.TipoGarantia.enum},schema:schema31.properties.TipoGarantia.enum,parentSchema:schema31.properties.TipoGarantia,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.PermiteGrauSuperior !== undefined){
let data9 = data.PermiteGrauSuperior;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err29 = {instancePath:instancePath+"/PermiteGrauSuperior",schemaPath:"#/properties/PermiteGrauSuperior/type",keyword:"type",params:{type: schema31.properties.PermiteGrauSuperior.type},schema:schema31.properties.PermiteGrauSuperior.type,parentSchema:schema31.properties.PermiteGrauSuperior,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.Onus !== undefined){
let data10 = data.Onus;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err30 = {instancePath:instancePath+"/Onus",schemaPath:"#/properties/Onus/type",keyword:"type",params:{type: schema31.properties.Onus.type},schema:schema31.properties.Onus.type,parentSchema:schema31.properties.Onus,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!(func1.call(schema31.properties.Onus.items.properties, key1))){
const err31 = {instancePath:instancePath+"/Onus/" + i0,schemaPath:"#/properties/Onus/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.Onus.items,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.Ato !== undefined){
let data12 = data11.Ato;
if((typeof data12 !== "string") && (data12 !== null)){
const err32 = {instancePath:instancePath+"/Onus/" + i0+"/Ato",schemaPath:"#/properties/Onus/items/properties/Ato/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.Ato.type},schema:schema31.properties.Onus.items.properties.Ato.type,parentSchema:schema31.properties.Onus.items.properties.Ato,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data12 === "string"){
if(func2(data12) > 200){
const err33 = {instancePath:instancePath+"/Onus/" + i0+"/Ato",schemaPath:"#/properties/Onus/items/properties/Ato/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Onus.items.properties.Ato,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats14.validate(data12))){
const err34 = {instancePath:instancePath+"/Onus/" + i0+"/Ato",schemaPath:"#/properties/Onus/items/properties/Ato/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Onus.items.properties.Ato,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data11.Evento !== undefined){
let data13 = data11.Evento;
if((typeof data13 !== "string") && (data13 !== null)){
const err35 = {instancePath:instancePath+"/Onus/" + i0+"/Evento",schemaPath:"#/properties/Onus/items/properties/Evento/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.Evento.type},schema:schema31.properties.Onus.items.properties.Evento.type,parentSchema:schema31.properties.Onus.items.properties.Evento,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((data13 === "compra_venda") || (data13 === "doacao")) || (data13 === "permuta")) || (data13 === "dacao_pagamento")) || (data13 === "adjudicacao")) || (data13 === "arrematacao")) || (data13 === "partilha_inventario")) || (data13 === "partilha_divorcio")) || (data13 === "integralizacao_capital")) || (data13 === "desapropriacao")) || (data13 === "usucapiao")) || (data13 === "divisao")) || (data13 === "hipoteca")) || (data13 === "hipoteca_cedular")) || (data13 === "penhor")) || (data13 === "penhor_cedular")) || (data13 === "alienacao_fiduciaria")) || (data13 === "consolidacao_propriedade")) || (data13 === "penhora")) || (data13 === "arresto")) || (data13 === "sequestro")) || (data13 === "indisponibilidade")) || (data13 === "usufruto")) || (data13 === "servidao")) || (data13 === "compromisso_venda")) || (data13 === "arrendamento")) || (data13 === "locacao")) || (data13 === "caucao")) || (data13 === "clausulas_restritivas")) || (data13 === "cedula_credito")) || (data13 === "aditivo_cedula")) || (data13 === "convencao_condominio")) || (data13 === "instituicao_condominio")) || (data13 === "cancelamento")) || (data13 === "reserva_legal")) || (data13 === "georreferenciamento")) || (data13 === "retificacao_area")) || (data13 === "desmembramento")) || (data13 === "unificacao")) || (data13 === "construcao")) || (data13 === "demolicao")) || (data13 === "mudanca_denominacao")) || (data13 === "alteracao_estado_civil")) || (data13 === "obito")) || (data13 === "qualificacao_pessoal")) || (data13 === "cadastro_incra")) || (data13 === "cadastro_car")) || (data13 === "premonitoria")) || (data13 === "tombamento")) || (data13 === "app")) || (data13 === "encerramento")) || (data13 === "numero_predial")) || (data13 === "outro")) || (data13 === null))){
const err36 = {instancePath:instancePath+"/Onus/" + i0+"/Evento",schemaPath:"#/properties/Onus/items/properties/Evento/enum",keyword:"enum",params:{allowedValues: schema31.properties.Onus.items.properties.Evento.enum},schema:schema31.properties.Onus.items.properties.Evento.enum,parentSchema:schema31.properties.Onus.items.properties.Evento,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.Grau !== undefined){
let data14 = data11.Grau;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err37 = {instancePath:instancePath+"/Onus/" + i0+"/Grau",schemaPath:"#/properties/Onus/items/properties/Grau/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.Grau.type},schema:schema31.properties.Onus.items.properties.Grau.type,parentSchema:schema31.properties.Onus.items.properties.Grau,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 999999999 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/Onus/" + i0+"/Grau",schemaPath:"#/properties/Onus/items/properties/Grau/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999},schema:999999999,parentSchema:schema31.properties.Onus.items.properties.Grau,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/Onus/" + i0+"/Grau",schemaPath:"#/properties/Onus/items/properties/Grau/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Onus.items.properties.Grau,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data11.Credor !== undefined){
let data15 = data11.Credor;
if((typeof data15 !== "string") && (data15 !== null)){
const err40 = {instancePath:instancePath+"/Onus/" + i0+"/Credor",schemaPath:"#/properties/Onus/items/properties/Credor/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.Credor.type},schema:schema31.properties.Onus.items.properties.Credor.type,parentSchema:schema31.properties.Onus.items.properties.Credor,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data15 === "string"){
if(func2(data15) > 200){
const err41 = {instancePath:instancePath+"/Onus/" + i0+"/Credor",schemaPath:"#/properties/Onus/items/properties/Credor/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Onus.items.properties.Credor,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(formats14.validate(data15))){
const err42 = {instancePath:instancePath+"/Onus/" + i0+"/Credor",schemaPath:"#/properties/Onus/items/properties/Credor/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Onus.items.properties.Credor,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data11.Valor !== undefined){
let data16 = data11.Valor;
if((!(typeof data16 == "number")) && (data16 !== null)){
const err43 = {instancePath:instancePath+"/Onus/" + i0+"/Valor",schemaPath:"#/properties/Onus/items/properties/Valor/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.Valor.type},schema:schema31.properties.Onus.items.properties.Valor.type,parentSchema:schema31.properties.Onus.items.properties.Valor,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 > 9999999999999.99 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/Onus/" + i0+"/Valor",schemaPath:"#/properties/Onus/items/properties/Valor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.Onus.items.properties.Valor,data:data16};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err45 = {instancePath:instancePath+"/Onus/" + i0+"/Valor",schemaPath:"#/properties/Onus/items/properties/Valor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Onus.items.properties.Valor,data:data16};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(formats2.validate(data16))){
const err46 = {instancePath:instancePath+"/Onus/" + i0+"/Valor",schemaPath:"#/properties/Onus/items/properties/Valor/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.Onus.items.properties.Valor,data:data16};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data11.DataBase !== undefined){
let data17 = data11.DataBase;
if((typeof data17 !== "string") && (data17 !== null)){
const err47 = {instancePath:instancePath+"/Onus/" + i0+"/DataBase",schemaPath:"#/properties/Onus/items/properties/DataBase/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.DataBase.type},schema:schema31.properties.Onus.items.properties.DataBase.type,parentSchema:schema31.properties.Onus.items.properties.DataBase,data:data17};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
const err48 = {instancePath:instancePath+"/Onus/" + i0+"/DataBase",schemaPath:"#/properties/Onus/items/properties/DataBase/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Onus.items.properties.DataBase,data:data17};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data11.Moeda !== undefined){
let data18 = data11.Moeda;
if((typeof data18 !== "string") && (data18 !== null)){
const err49 = {instancePath:instancePath+"/Onus/" + i0+"/Moeda",schemaPath:"#/properties/Onus/items/properties/Moeda/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.Moeda.type},schema:schema31.properties.Onus.items.properties.Moeda.type,parentSchema:schema31.properties.Onus.items.properties.Moeda,data:data18};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!((((((data18 === "BRL") || (data18 === "CRR")) || (data18 === "CRZ")) || (data18 === "NCZ")) || (data18 === "CZ$")) || (data18 === null))){
const err50 = {instancePath:instancePath+"/Onus/" + i0+"/Moeda",schemaPath:"#/properties/Onus/items/properties/Moeda/enum",keyword:"enum",params:{allowedValues: schema31.properties.Onus.items.properties.Moeda.enum},schema:schema31.properties.Onus.items.properties.Moeda.enum,parentSchema:schema31.properties.Onus.items.properties.Moeda,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data11.Vencimento !== undefined){
let data19 = data11.Vencimento;
if((typeof data19 !== "string") && (data19 !== null)){
const err51 = {instancePath:instancePath+"/Onus/" + i0+"/Vencimento",schemaPath:"#/properties/Onus/items/properties/Vencimento/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.Vencimento.type},schema:schema31.properties.Onus.items.properties.Vencimento.type,parentSchema:schema31.properties.Onus.items.properties.Vencimento,data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
const err52 = {instancePath:instancePath+"/Onus/" + i0+"/Vencimento",schemaPath:"#/properties/Onus/items/properties/Vencimento/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Onus.items.properties.Vencimento,data:data19};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data11.Indice !== undefined){
let data20 = data11.Indice;
if((typeof data20 !== "string") && (data20 !== null)){
const err53 = {instancePath:instancePath+"/Onus/" + i0+"/Indice",schemaPath:"#/properties/Onus/items/properties/Indice/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.Indice.type},schema:schema31.properties.Onus.items.properties.Indice.type,parentSchema:schema31.properties.Onus.items.properties.Indice,data:data20};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(((((((((data20 === "IPCA") || (data20 === "INPC")) || (data20 === "IGPM")) || (data20 === "TR")) || (data20 === "SELIC")) || (data20 === "POUPANCA")) || (data20 === "CDI")) || (data20 === "NENHUM")) || (data20 === null))){
const err54 = {instancePath:instancePath+"/Onus/" + i0+"/Indice",schemaPath:"#/properties/Onus/items/properties/Indice/enum",keyword:"enum",params:{allowedValues: schema31.properties.Onus.items.properties.Indice.enum},schema:schema31.properties.Onus.items.properties.Indice.enum,parentSchema:schema31.properties.Onus.items.properties.Indice,data:data20};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data11.JurosAa !== undefined){
let data21 = data11.JurosAa;
if((!(typeof data21 == "number")) && (data21 !== null)){
const err55 = {instancePath:instancePath+"/Onus/" + i0+"/JurosAa",schemaPath:"#/properties/Onus/items/properties/JurosAa/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.JurosAa.type},schema:schema31.properties.Onus.items.properties.JurosAa.type,parentSchema:schema31.properties.Onus.items.properties.JurosAa,data:data21};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 > 100 || isNaN(data21)){
const err56 = {instancePath:instancePath+"/Onus/" + i0+"/JurosAa",schemaPath:"#/properties/Onus/items/properties/JurosAa/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.Onus.items.properties.JurosAa,data:data21};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err57 = {instancePath:instancePath+"/Onus/" + i0+"/JurosAa",schemaPath:"#/properties/Onus/items/properties/JurosAa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Onus.items.properties.JurosAa,data:data21};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!(formats6.validate(data21))){
const err58 = {instancePath:instancePath+"/Onus/" + i0+"/JurosAa",schemaPath:"#/properties/Onus/items/properties/JurosAa/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.Onus.items.properties.JurosAa,data:data21};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data11.JurosAm !== undefined){
let data22 = data11.JurosAm;
if((!(typeof data22 == "number")) && (data22 !== null)){
const err59 = {instancePath:instancePath+"/Onus/" + i0+"/JurosAm",schemaPath:"#/properties/Onus/items/properties/JurosAm/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.JurosAm.type},schema:schema31.properties.Onus.items.properties.JurosAm.type,parentSchema:schema31.properties.Onus.items.properties.JurosAm,data:data22};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 > 100 || isNaN(data22)){
const err60 = {instancePath:instancePath+"/Onus/" + i0+"/JurosAm",schemaPath:"#/properties/Onus/items/properties/JurosAm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.Onus.items.properties.JurosAm,data:data22};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err61 = {instancePath:instancePath+"/Onus/" + i0+"/JurosAm",schemaPath:"#/properties/Onus/items/properties/JurosAm/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Onus.items.properties.JurosAm,data:data22};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(formats6.validate(data22))){
const err62 = {instancePath:instancePath+"/Onus/" + i0+"/JurosAm",schemaPath:"#/properties/Onus/items/properties/JurosAm/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.Onus.items.properties.JurosAm,data:data22};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data11.Regime !== undefined){
let data23 = data11.Regime;
if((typeof data23 !== "string") && (data23 !== null)){
const err63 = {instancePath:instancePath+"/Onus/" + i0+"/Regime",schemaPath:"#/properties/Onus/items/properties/Regime/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.Regime.type},schema:schema31.properties.Onus.items.properties.Regime.type,parentSchema:schema31.properties.Onus.items.properties.Regime,data:data23};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!(((data23 === "SIMPLES") || (data23 === "COMPOSTO")) || (data23 === null))){
const err64 = {instancePath:instancePath+"/Onus/" + i0+"/Regime",schemaPath:"#/properties/Onus/items/properties/Regime/enum",keyword:"enum",params:{allowedValues: schema31.properties.Onus.items.properties.Regime.enum},schema:schema31.properties.Onus.items.properties.Regime.enum,parentSchema:schema31.properties.Onus.items.properties.Regime,data:data23};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data11.Base !== undefined){
let data24 = data11.Base;
if((typeof data24 !== "string") && (data24 !== null)){
const err65 = {instancePath:instancePath+"/Onus/" + i0+"/Base",schemaPath:"#/properties/Onus/items/properties/Base/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.Base.type},schema:schema31.properties.Onus.items.properties.Base.type,parentSchema:schema31.properties.Onus.items.properties.Base,data:data24};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(!((((data24 === "CORRIDOS_365") || (data24 === "COMERCIAL_360")) || (data24 === "UTEIS_252")) || (data24 === null))){
const err66 = {instancePath:instancePath+"/Onus/" + i0+"/Base",schemaPath:"#/properties/Onus/items/properties/Base/enum",keyword:"enum",params:{allowedValues: schema31.properties.Onus.items.properties.Base.enum},schema:schema31.properties.Onus.items.properties.Base.enum,parentSchema:schema31.properties.Onus.items.properties.Base,data:data24};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data11.JurosMora !== undefined){
let data25 = data11.JurosMora;
if((typeof data25 !== "string") && (data25 !== null)){
const err67 = {instancePath:instancePath+"/Onus/" + i0+"/JurosMora",schemaPath:"#/properties/Onus/items/properties/JurosMora/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.JurosMora.type},schema:schema31.properties.Onus.items.properties.JurosMora.type,parentSchema:schema31.properties.Onus.items.properties.JurosMora,data:data25};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!(((data25 === "CONTRATO") || (data25 === "TAXA_LEGAL")) || (data25 === null))){
const err68 = {instancePath:instancePath+"/Onus/" + i0+"/JurosMora",schemaPath:"#/properties/Onus/items/properties/JurosMora/enum",keyword:"enum",params:{allowedValues: schema31.properties.Onus.items.properties.JurosMora.enum},schema:schema31.properties.Onus.items.properties.JurosMora.enum,parentSchema:schema31.properties.Onus.items.properties.JurosMora,data:data25};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data11.MoraAm !== undefined){
let data26 = data11.MoraAm;
if((!(typeof data26 == "number")) && (data26 !== null)){
const err69 = {instancePath:instancePath+"/Onus/" + i0+"/MoraAm",schemaPath:"#/properties/Onus/items/properties/MoraAm/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.MoraAm.type},schema:schema31.properties.Onus.items.properties.MoraAm.type,parentSchema:schema31.properties.Onus.items.properties.MoraAm,data:data26};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 > 100 || isNaN(data26)){
const err70 = {instancePath:instancePath+"/Onus/" + i0+"/MoraAm",schemaPath:"#/properties/Onus/items/properties/MoraAm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.Onus.items.properties.MoraAm,data:data26};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err71 = {instancePath:instancePath+"/Onus/" + i0+"/MoraAm",schemaPath:"#/properties/Onus/items/properties/MoraAm/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Onus.items.properties.MoraAm,data:data26};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!(formats6.validate(data26))){
const err72 = {instancePath:instancePath+"/Onus/" + i0+"/MoraAm",schemaPath:"#/properties/Onus/items/properties/MoraAm/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.Onus.items.properties.MoraAm,data:data26};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data11.MoraDesde !== undefined){
let data27 = data11.MoraDesde;
if((typeof data27 !== "string") && (data27 !== null)){
const err73 = {instancePath:instancePath+"/Onus/" + i0+"/MoraDesde",schemaPath:"#/properties/Onus/items/properties/MoraDesde/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.MoraDesde.type},schema:schema31.properties.Onus.items.properties.MoraDesde.type,parentSchema:schema31.properties.Onus.items.properties.MoraDesde,data:data27};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(typeof data27 === "string"){
if(!(formats0.validate(data27))){
const err74 = {instancePath:instancePath+"/Onus/" + i0+"/MoraDesde",schemaPath:"#/properties/Onus/items/properties/MoraDesde/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Onus.items.properties.MoraDesde,data:data27};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data11.MoraAnterior !== undefined){
let data28 = data11.MoraAnterior;
if((typeof data28 !== "string") && (data28 !== null)){
const err75 = {instancePath:instancePath+"/Onus/" + i0+"/MoraAnterior",schemaPath:"#/properties/Onus/items/properties/MoraAnterior/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.MoraAnterior.type},schema:schema31.properties.Onus.items.properties.MoraAnterior.type,parentSchema:schema31.properties.Onus.items.properties.MoraAnterior,data:data28};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!(((data28 === "UM_POR_CENTO") || (data28 === "SELIC")) || (data28 === null))){
const err76 = {instancePath:instancePath+"/Onus/" + i0+"/MoraAnterior",schemaPath:"#/properties/Onus/items/properties/MoraAnterior/enum",keyword:"enum",params:{allowedValues: schema31.properties.Onus.items.properties.MoraAnterior.enum},schema:schema31.properties.Onus.items.properties.MoraAnterior.enum,parentSchema:schema31.properties.Onus.items.properties.MoraAnterior,data:data28};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data11.PisoNominal !== undefined){
let data29 = data11.PisoNominal;
if((typeof data29 !== "boolean") && (data29 !== null)){
const err77 = {instancePath:instancePath+"/Onus/" + i0+"/PisoNominal",schemaPath:"#/properties/Onus/items/properties/PisoNominal/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.PisoNominal.type},schema:schema31.properties.Onus.items.properties.PisoNominal.type,parentSchema:schema31.properties.Onus.items.properties.PisoNominal,data:data29};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data11.SaldoInformado !== undefined){
let data30 = data11.SaldoInformado;
if((!(typeof data30 == "number")) && (data30 !== null)){
const err78 = {instancePath:instancePath+"/Onus/" + i0+"/SaldoInformado",schemaPath:"#/properties/Onus/items/properties/SaldoInformado/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.SaldoInformado.type},schema:schema31.properties.Onus.items.properties.SaldoInformado.type,parentSchema:schema31.properties.Onus.items.properties.SaldoInformado,data:data30};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data30 == "number"){
if(data30 > 9999999999999.99 || isNaN(data30)){
const err79 = {instancePath:instancePath+"/Onus/" + i0+"/SaldoInformado",schemaPath:"#/properties/Onus/items/properties/SaldoInformado/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.Onus.items.properties.SaldoInformado,data:data30};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err80 = {instancePath:instancePath+"/Onus/" + i0+"/SaldoInformado",schemaPath:"#/properties/Onus/items/properties/SaldoInformado/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Onus.items.properties.SaldoInformado,data:data30};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(!(formats2.validate(data30))){
const err81 = {instancePath:instancePath+"/Onus/" + i0+"/SaldoInformado",schemaPath:"#/properties/Onus/items/properties/SaldoInformado/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.Onus.items.properties.SaldoInformado,data:data30};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
if(data11.DataSaldo !== undefined){
let data31 = data11.DataSaldo;
if((typeof data31 !== "string") && (data31 !== null)){
const err82 = {instancePath:instancePath+"/Onus/" + i0+"/DataSaldo",schemaPath:"#/properties/Onus/items/properties/DataSaldo/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.DataSaldo.type},schema:schema31.properties.Onus.items.properties.DataSaldo.type,parentSchema:schema31.properties.Onus.items.properties.DataSaldo,data:data31};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data31 === "string"){
if(!(formats0.validate(data31))){
const err83 = {instancePath:instancePath+"/Onus/" + i0+"/DataSaldo",schemaPath:"#/properties/Onus/items/properties/DataSaldo/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Onus.items.properties.DataSaldo,data:data31};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data11.Presumido !== undefined){
let data32 = data11.Presumido;
if((typeof data32 !== "boolean") && (data32 !== null)){
const err84 = {instancePath:instancePath+"/Onus/" + i0+"/Presumido",schemaPath:"#/properties/Onus/items/properties/Presumido/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.Presumido.type},schema:schema31.properties.Onus.items.properties.Presumido.type,parentSchema:schema31.properties.Onus.items.properties.Presumido,data:data32};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data11.FracaoOnerada !== undefined){
let data33 = data11.FracaoOnerada;
if((typeof data33 !== "string") && (data33 !== null)){
const err85 = {instancePath:instancePath+"/Onus/" + i0+"/FracaoOnerada",schemaPath:"#/properties/Onus/items/properties/FracaoOnerada/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.FracaoOnerada.type},schema:schema31.properties.Onus.items.properties.FracaoOnerada.type,parentSchema:schema31.properties.Onus.items.properties.FracaoOnerada,data:data33};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(typeof data33 === "string"){
if(func2(data33) > 41){
const err86 = {instancePath:instancePath+"/Onus/" + i0+"/FracaoOnerada",schemaPath:"#/properties/Onus/items/properties/FracaoOnerada/maxLength",keyword:"maxLength",params:{limit: 41},schema:41,parentSchema:schema31.properties.Onus.items.properties.FracaoOnerada,data:data33};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(!(formats8.validate(data33))){
const err87 = {instancePath:instancePath+"/Onus/" + i0+"/FracaoOnerada",schemaPath:"#/properties/Onus/items/properties/FracaoOnerada/format",keyword:"format",params:{format: "fraction"},schema:"fraction",parentSchema:schema31.properties.Onus.items.properties.FracaoOnerada,data:data33};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data11.AtingeProprietario !== undefined){
let data34 = data11.AtingeProprietario;
if((typeof data34 !== "boolean") && (data34 !== null)){
const err88 = {instancePath:instancePath+"/Onus/" + i0+"/AtingeProprietario",schemaPath:"#/properties/Onus/items/properties/AtingeProprietario/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.AtingeProprietario.type},schema:schema31.properties.Onus.items.properties.AtingeProprietario.type,parentSchema:schema31.properties.Onus.items.properties.AtingeProprietario,data:data34};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data11.Alocacao !== undefined){
let data35 = data11.Alocacao;
if((typeof data35 !== "string") && (data35 !== null)){
const err89 = {instancePath:instancePath+"/Onus/" + i0+"/Alocacao",schemaPath:"#/properties/Onus/items/properties/Alocacao/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.Alocacao.type},schema:schema31.properties.Onus.items.properties.Alocacao.type,parentSchema:schema31.properties.Onus.items.properties.Alocacao,data:data35};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(!(((data35 === "INTEGRAL") || (data35 === "RATEIO")) || (data35 === null))){
const err90 = {instancePath:instancePath+"/Onus/" + i0+"/Alocacao",schemaPath:"#/properties/Onus/items/properties/Alocacao/enum",keyword:"enum",params:{allowedValues: schema31.properties.Onus.items.properties.Alocacao.enum},schema:schema31.properties.Onus.items.properties.Alocacao.enum,parentSchema:schema31.properties.Onus.items.properties.Alocacao,data:data35};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data11.OutrosImoveis !== undefined){
let data36 = data11.OutrosImoveis;
if((!(Array.isArray(data36))) && (data36 !== null)){
const err91 = {instancePath:instancePath+"/Onus/" + i0+"/OutrosImoveis",schemaPath:"#/properties/Onus/items/properties/OutrosImoveis/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.OutrosImoveis.type},schema:schema31.properties.Onus.items.properties.OutrosImoveis.type,parentSchema:schema31.properties.Onus.items.properties.OutrosImoveis,data:data36};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(Array.isArray(data36)){
const len1 = data36.length;
for(let i1=0; i1<len1; i1++){
let data37 = data36[i1];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.Valor === undefined){
const err92 = {instancePath:instancePath+"/Onus/" + i0+"/OutrosImoveis/" + i1,schemaPath:"#/properties/Onus/items/properties/OutrosImoveis/items/required",keyword:"required",params:{missingProperty: "Valor"},schema:schema31.properties.Onus.items.properties.OutrosImoveis.items.required,parentSchema:schema31.properties.Onus.items.properties.OutrosImoveis.items,data:data37};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
for(const key2 in data37){
if(!((key2 === "Descricao") || (key2 === "Valor"))){
const err93 = {instancePath:instancePath+"/Onus/" + i0+"/OutrosImoveis/" + i1,schemaPath:"#/properties/Onus/items/properties/OutrosImoveis/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema31.properties.Onus.items.properties.OutrosImoveis.items,data:data37};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data37.Descricao !== undefined){
let data38 = data37.Descricao;
if((typeof data38 !== "string") && (data38 !== null)){
const err94 = {instancePath:instancePath+"/Onus/" + i0+"/OutrosImoveis/" + i1+"/Descricao",schemaPath:"#/properties/Onus/items/properties/OutrosImoveis/items/properties/Descricao/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.OutrosImoveis.items.properties.Descricao.type},schema:schema31.properties.Onus.items.properties.OutrosImoveis.items.properties.Descricao.type,parentSchema:schema31.properties.Onus.items.properties.OutrosImoveis.items.properties.Descricao,data:data38};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(typeof data38 === "string"){
if(func2(data38) > 200){
const err95 = {instancePath:instancePath+"/Onus/" + i0+"/OutrosImoveis/" + i1+"/Descricao",schemaPath:"#/properties/Onus/items/properties/OutrosImoveis/items/properties/Descricao/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Onus.items.properties.OutrosImoveis.items.properties.Descricao,data:data38};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(!(formats14.validate(data38))){
const err96 = {instancePath:instancePath+"/Onus/" + i0+"/OutrosImoveis/" + i1+"/Descricao",schemaPath:"#/properties/Onus/items/properties/OutrosImoveis/items/properties/Descricao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Onus.items.properties.OutrosImoveis.items.properties.Descricao,data:data38};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data37.Valor !== undefined){
let data39 = data37.Valor;
if(typeof data39 == "number"){
if(data39 > 9999999999999.99 || isNaN(data39)){
const err97 = {instancePath:instancePath+"/Onus/" + i0+"/OutrosImoveis/" + i1+"/Valor",schemaPath:"#/properties/Onus/items/properties/OutrosImoveis/items/properties/Valor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.Onus.items.properties.OutrosImoveis.items.properties.Valor,data:data39};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data39 < 0 || isNaN(data39)){
const err98 = {instancePath:instancePath+"/Onus/" + i0+"/OutrosImoveis/" + i1+"/Valor",schemaPath:"#/properties/Onus/items/properties/OutrosImoveis/items/properties/Valor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Onus.items.properties.OutrosImoveis.items.properties.Valor,data:data39};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(!(formats2.validate(data39))){
const err99 = {instancePath:instancePath+"/Onus/" + i0+"/OutrosImoveis/" + i1+"/Valor",schemaPath:"#/properties/Onus/items/properties/OutrosImoveis/items/properties/Valor/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.Onus.items.properties.OutrosImoveis.items.properties.Valor,data:data39};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/Onus/" + i0+"/OutrosImoveis/" + i1+"/Valor",schemaPath:"#/properties/Onus/items/properties/OutrosImoveis/items/properties/Valor/type",keyword:"type",params:{type: "number"},schema:schema31.properties.Onus.items.properties.OutrosImoveis.items.properties.Valor.type,parentSchema:schema31.properties.Onus.items.properties.OutrosImoveis.items.properties.Valor,data:data39};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/Onus/" + i0+"/OutrosImoveis/" + i1,schemaPath:"#/properties/Onus/items/properties/OutrosImoveis/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Onus.items.properties.OutrosImoveis.items.type,parentSchema:schema31.properties.Onus.items.properties.OutrosImoveis.items,data:data37};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
}
if(data11.MesmoCredor !== undefined){
let data40 = data11.MesmoCredor;
if((typeof data40 !== "boolean") && (data40 !== null)){
const err102 = {instancePath:instancePath+"/Onus/" + i0+"/MesmoCredor",schemaPath:"#/properties/Onus/items/properties/MesmoCredor/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.MesmoCredor.type},schema:schema31.properties.Onus.items.properties.MesmoCredor.type,parentSchema:schema31.properties.Onus.items.properties.MesmoCredor,data:data40};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data11.MesmaDivida !== undefined){
let data41 = data11.MesmaDivida;
if((typeof data41 !== "boolean") && (data41 !== null)){
const err103 = {instancePath:instancePath+"/Onus/" + i0+"/MesmaDivida",schemaPath:"#/properties/Onus/items/properties/MesmaDivida/type",keyword:"type",params:{type: schema31.properties.Onus.items.properties.MesmaDivida.type},schema:schema31.properties.Onus.items.properties.MesmaDivida.type,parentSchema:schema31.properties.Onus.items.properties.MesmaDivida,data:data41};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/Onus/" + i0,schemaPath:"#/properties/Onus/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Onus.items.type,parentSchema:schema31.properties.Onus.items,data:data11};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
}
if(data.Alocacao !== undefined){
let data42 = data.Alocacao;
if((typeof data42 !== "string") && (data42 !== null)){
const err105 = {instancePath:instancePath+"/Alocacao",schemaPath:"#/properties/Alocacao/type",keyword:"type",params:{type: schema31.properties.Alocacao.type},schema:schema31.properties.Alocacao.type,parentSchema:schema31.properties.Alocacao,data:data42};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(!(((data42 === "INTEGRAL") || (data42 === "RATEIO")) || (data42 === null))){
const err106 = {instancePath:instancePath+"/Alocacao",schemaPath:"#/properties/Alocacao/enum",keyword:"enum",params:{allowedValues: schema31.properties.Alocacao.enum},schema:schema31.properties.Alocacao.enum,parentSchema:schema31.properties.Alocacao,data:data42};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.PisoNominal !== undefined){
let data43 = data.PisoNominal;
if((typeof data43 !== "boolean") && (data43 !== null)){
const err107 = {instancePath:instancePath+"/PisoNominal",schemaPath:"#/properties/PisoNominal/type",keyword:"type",params:{type: schema31.properties.PisoNominal.type},schema:schema31.properties.PisoNominal.type,parentSchema:schema31.properties.PisoNominal,data:data43};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.Eventos !== undefined){
let data44 = data.Eventos;
if((!(Array.isArray(data44))) && (data44 !== null)){
const err108 = {instancePath:instancePath+"/Eventos",schemaPath:"#/properties/Eventos/type",keyword:"type",params:{type: schema31.properties.Eventos.type},schema:schema31.properties.Eventos.type,parentSchema:schema31.properties.Eventos,data:data44};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(Array.isArray(data44)){
const len2 = data44.length;
for(let i2=0; i2<len2; i2++){
let data45 = data44[i2];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.Data === undefined){
const err109 = {instancePath:instancePath+"/Eventos/" + i2,schemaPath:"#/properties/Eventos/items/required",keyword:"required",params:{missingProperty: "Data"},schema:schema31.properties.Eventos.items.required,parentSchema:schema31.properties.Eventos.items,data:data45};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data45.Ato === undefined){
const err110 = {instancePath:instancePath+"/Eventos/" + i2,schemaPath:"#/properties/Eventos/items/required",keyword:"required",params:{missingProperty: "Ato"},schema:schema31.properties.Eventos.items.required,parentSchema:schema31.properties.Eventos.items,data:data45};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data45.Evento === undefined){
const err111 = {instancePath:instancePath+"/Eventos/" + i2,schemaPath:"#/properties/Eventos/items/required",keyword:"required",params:{missingProperty: "Evento"},schema:schema31.properties.Eventos.items.required,parentSchema:schema31.properties.Eventos.items,data:data45};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
for(const key3 in data45){
if(!(func1.call(schema31.properties.Eventos.items.properties, key3))){
const err112 = {instancePath:instancePath+"/Eventos/" + i2,schemaPath:"#/properties/Eventos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema31.properties.Eventos.items,data:data45};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data45.Data !== undefined){
let data46 = data45.Data;
if(typeof data46 === "string"){
if(!(formats0.validate(data46))){
const err113 = {instancePath:instancePath+"/Eventos/" + i2+"/Data",schemaPath:"#/properties/Eventos/items/properties/Data/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Eventos.items.properties.Data,data:data46};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/Eventos/" + i2+"/Data",schemaPath:"#/properties/Eventos/items/properties/Data/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Eventos.items.properties.Data.type,parentSchema:schema31.properties.Eventos.items.properties.Data,data:data46};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data45.Ato !== undefined){
let data47 = data45.Ato;
if(typeof data47 === "string"){
if(func2(data47) > 200){
const err115 = {instancePath:instancePath+"/Eventos/" + i2+"/Ato",schemaPath:"#/properties/Eventos/items/properties/Ato/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Eventos.items.properties.Ato,data:data47};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(func2(data47) < 1){
const err116 = {instancePath:instancePath+"/Eventos/" + i2+"/Ato",schemaPath:"#/properties/Eventos/items/properties/Ato/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Eventos.items.properties.Ato,data:data47};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(!pattern4.test(data47)){
const err117 = {instancePath:instancePath+"/Eventos/" + i2+"/Ato",schemaPath:"#/properties/Eventos/items/properties/Ato/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Eventos.items.properties.Ato,data:data47};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(!(formats14.validate(data47))){
const err118 = {instancePath:instancePath+"/Eventos/" + i2+"/Ato",schemaPath:"#/properties/Eventos/items/properties/Ato/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Eventos.items.properties.Ato,data:data47};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/Eventos/" + i2+"/Ato",schemaPath:"#/properties/Eventos/items/properties/Ato/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Eventos.items.properties.Ato.type,parentSchema:schema31.properties.Eventos.items.properties.Ato,data:data47};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data45.Evento !== undefined){
let data48 = data45.Evento;
if(typeof data48 !== "string"){
const err120 = {instancePath:instancePath+"/Eventos/" + i2+"/Evento",schemaPath:"#/properties/Eventos/items/properties/Evento/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Eventos.items.properties.Evento.type,parentSchema:schema31.properties.Eventos.items.properties.Evento,data:data48};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(!((((((((data48 === "constituicao") || (data48 === "aditivo")) || (data48 === "reforco")) || (data48 === "amortizacao")) || (data48 === "liberacao_parcial")) || (data48 === "prorrogacao")) || (data48 === "cessao")) || (data48 === "cancelamento"))){
const err121 = {instancePath:instancePath+"/Eventos/" + i2+"/Evento",schemaPath:"#/properties/Eventos/items/properties/Evento/enum",keyword:"enum",params:{allowedValues: schema31.properties.Eventos.items.properties.Evento.enum},schema:schema31.properties.Eventos.items.properties.Evento.enum,parentSchema:schema31.properties.Eventos.items.properties.Evento,data:data48};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data45.Garantia !== undefined){
let data49 = data45.Garantia;
if((typeof data49 !== "string") && (data49 !== null)){
const err122 = {instancePath:instancePath+"/Eventos/" + i2+"/Garantia",schemaPath:"#/properties/Eventos/items/properties/Garantia/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Garantia.type},schema:schema31.properties.Eventos.items.properties.Garantia.type,parentSchema:schema31.properties.Eventos.items.properties.Garantia,data:data49};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(typeof data49 === "string"){
if(func2(data49) > 200){
const err123 = {instancePath:instancePath+"/Eventos/" + i2+"/Garantia",schemaPath:"#/properties/Eventos/items/properties/Garantia/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Eventos.items.properties.Garantia,data:data49};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(!(formats14.validate(data49))){
const err124 = {instancePath:instancePath+"/Eventos/" + i2+"/Garantia",schemaPath:"#/properties/Eventos/items/properties/Garantia/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Eventos.items.properties.Garantia,data:data49};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
if(data45.EventoGarantia !== undefined){
let data50 = data45.EventoGarantia;
if((typeof data50 !== "string") && (data50 !== null)){
const err125 = {instancePath:instancePath+"/Eventos/" + i2+"/EventoGarantia",schemaPath:"#/properties/Eventos/items/properties/EventoGarantia/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.EventoGarantia.type},schema:schema31.properties.Eventos.items.properties.EventoGarantia.type,parentSchema:schema31.properties.Eventos.items.properties.EventoGarantia,data:data50};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((data50 === "compra_venda") || (data50 === "doacao")) || (data50 === "permuta")) || (data50 === "dacao_pagamento")) || (data50 === "adjudicacao")) || (data50 === "arrematacao")) || (data50 === "partilha_inventario")) || (data50 === "partilha_divorcio")) || (data50 === "integralizacao_capital")) || (data50 === "desapropriacao")) || (data50 === "usucapiao")) || (data50 === "divisao")) || (data50 === "hipoteca")) || (data50 === "hipoteca_cedular")) || (data50 === "penhor")) || (data50 === "penhor_cedular")) || (data50 === "alienacao_fiduciaria")) || (data50 === "consolidacao_propriedade")) || (data50 === "penhora")) || (data50 === "arresto")) || (data50 === "sequestro")) || (data50 === "indisponibilidade")) || (data50 === "usufruto")) || (data50 === "servidao")) || (data50 === "compromisso_venda")) || (data50 === "arrendamento")) || (data50 === "locacao")) || (data50 === "caucao")) || (data50 === "clausulas_restritivas")) || (data50 === "cedula_credito")) || (data50 === "aditivo_cedula")) || (data50 === "convencao_condominio")) || (data50 === "instituicao_condominio")) || (data50 === "cancelamento")) || (data50 === "reserva_legal")) || (data50 === "georreferenciamento")) || (data50 === "retificacao_area")) || (data50 === "desmembramento")) || (data50 === "unificacao")) || (data50 === "construcao")) || (data50 === "demolicao")) || (data50 === "mudanca_denominacao")) || (data50 === "alteracao_estado_civil")) || (data50 === "obito")) || (data50 === "qualificacao_pessoal")) || (data50 === "cadastro_incra")) || (data50 === "cadastro_car")) || (data50 === "premonitoria")) || (data50 === "tombamento")) || (data50 === "app")) || (data50 === "encerramento")) || (data50 === "numero_predial")) || (data50 === "outro")) || (data50 === null))){
const err126 = {instancePath:instancePath+"/Eventos/" + i2+"/EventoGarantia",schemaPath:"#/properties/Eventos/items/properties/EventoGarantia/enum",keyword:"enum",params:{allowedValues: schema31.properties.Eventos.items.properties.EventoGarantia.enum},schema:schema31.properties.Eventos.items.properties.EventoGarantia.enum,parentSchema:schema31.properties.Eventos.items.properties.EventoGarantia,data:data50};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data45.Grau !== undefined){
let data51 = data45.Grau;
if((!((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51)))) && (data51 !== null)){
const err127 = {instancePath:instancePath+"/Eventos/" + i2+"/Grau",schemaPath:"#/properties/Eventos/items/properties/Grau/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Grau.type},schema:schema31.properties.Eventos.items.properties.Grau.type,parentSchema:schema31.properties.Eventos.items.properties.Grau,data:data51};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(typeof data51 == "number"){
if(data51 > 999999999 || isNaN(data51)){
const err128 = {instancePath:instancePath+"/Eventos/" + i2+"/Grau",schemaPath:"#/properties/Eventos/items/properties/Grau/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999},schema:999999999,parentSchema:schema31.properties.Eventos.items.properties.Grau,data:data51};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data51 < 1 || isNaN(data51)){
const err129 = {instancePath:instancePath+"/Eventos/" + i2+"/Grau",schemaPath:"#/properties/Eventos/items/properties/Grau/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Eventos.items.properties.Grau,data:data51};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
if(data45.Credor !== undefined){
let data52 = data45.Credor;
if((typeof data52 !== "string") && (data52 !== null)){
const err130 = {instancePath:instancePath+"/Eventos/" + i2+"/Credor",schemaPath:"#/properties/Eventos/items/properties/Credor/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Credor.type},schema:schema31.properties.Eventos.items.properties.Credor.type,parentSchema:schema31.properties.Eventos.items.properties.Credor,data:data52};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(typeof data52 === "string"){
if(func2(data52) > 200){
const err131 = {instancePath:instancePath+"/Eventos/" + i2+"/Credor",schemaPath:"#/properties/Eventos/items/properties/Credor/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Eventos.items.properties.Credor,data:data52};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(!(formats14.validate(data52))){
const err132 = {instancePath:instancePath+"/Eventos/" + i2+"/Credor",schemaPath:"#/properties/Eventos/items/properties/Credor/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Eventos.items.properties.Credor,data:data52};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
if(data45.Valor !== undefined){
let data53 = data45.Valor;
if((!(typeof data53 == "number")) && (data53 !== null)){
const err133 = {instancePath:instancePath+"/Eventos/" + i2+"/Valor",schemaPath:"#/properties/Eventos/items/properties/Valor/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Valor.type},schema:schema31.properties.Eventos.items.properties.Valor.type,parentSchema:schema31.properties.Eventos.items.properties.Valor,data:data53};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(typeof data53 == "number"){
if(data53 > 9999999999999.99 || isNaN(data53)){
const err134 = {instancePath:instancePath+"/Eventos/" + i2+"/Valor",schemaPath:"#/properties/Eventos/items/properties/Valor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.Eventos.items.properties.Valor,data:data53};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data53 < 0 || isNaN(data53)){
const err135 = {instancePath:instancePath+"/Eventos/" + i2+"/Valor",schemaPath:"#/properties/Eventos/items/properties/Valor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Eventos.items.properties.Valor,data:data53};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(!(formats2.validate(data53))){
const err136 = {instancePath:instancePath+"/Eventos/" + i2+"/Valor",schemaPath:"#/properties/Eventos/items/properties/Valor/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.Eventos.items.properties.Valor,data:data53};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
if(data45.ValorPosterior !== undefined){
let data54 = data45.ValorPosterior;
if((!(typeof data54 == "number")) && (data54 !== null)){
const err137 = {instancePath:instancePath+"/Eventos/" + i2+"/ValorPosterior",schemaPath:"#/properties/Eventos/items/properties/ValorPosterior/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.ValorPosterior.type},schema:schema31.properties.Eventos.items.properties.ValorPosterior.type,parentSchema:schema31.properties.Eventos.items.properties.ValorPosterior,data:data54};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(typeof data54 == "number"){
if(data54 > 9999999999999.99 || isNaN(data54)){
const err138 = {instancePath:instancePath+"/Eventos/" + i2+"/ValorPosterior",schemaPath:"#/properties/Eventos/items/properties/ValorPosterior/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.Eventos.items.properties.ValorPosterior,data:data54};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data54 < 0 || isNaN(data54)){
const err139 = {instancePath:instancePath+"/Eventos/" + i2+"/ValorPosterior",schemaPath:"#/properties/Eventos/items/properties/ValorPosterior/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Eventos.items.properties.ValorPosterior,data:data54};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(!(formats2.validate(data54))){
const err140 = {instancePath:instancePath+"/Eventos/" + i2+"/ValorPosterior",schemaPath:"#/properties/Eventos/items/properties/ValorPosterior/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.Eventos.items.properties.ValorPosterior,data:data54};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
if(data45.Moeda !== undefined){
let data55 = data45.Moeda;
if((typeof data55 !== "string") && (data55 !== null)){
const err141 = {instancePath:instancePath+"/Eventos/" + i2+"/Moeda",schemaPath:"#/properties/Eventos/items/properties/Moeda/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Moeda.type},schema:schema31.properties.Eventos.items.properties.Moeda.type,parentSchema:schema31.properties.Eventos.items.properties.Moeda,data:data55};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(!((((((data55 === "BRL") || (data55 === "CRR")) || (data55 === "CRZ")) || (data55 === "NCZ")) || (data55 === "CZ$")) || (data55 === null))){
const err142 = {instancePath:instancePath+"/Eventos/" + i2+"/Moeda",schemaPath:"#/properties/Eventos/items/properties/Moeda/enum",keyword:"enum",params:{allowedValues: schema31.properties.Eventos.items.properties.Moeda.enum},schema:schema31.properties.Eventos.items.properties.Moeda.enum,parentSchema:schema31.properties.Eventos.items.properties.Moeda,data:data55};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data45.Vencimento !== undefined){
let data56 = data45.Vencimento;
if((typeof data56 !== "string") && (data56 !== null)){
const err143 = {instancePath:instancePath+"/Eventos/" + i2+"/Vencimento",schemaPath:"#/properties/Eventos/items/properties/Vencimento/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Vencimento.type},schema:schema31.properties.Eventos.items.properties.Vencimento.type,parentSchema:schema31.properties.Eventos.items.properties.Vencimento,data:data56};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(typeof data56 === "string"){
if(!(formats0.validate(data56))){
const err144 = {instancePath:instancePath+"/Eventos/" + i2+"/Vencimento",schemaPath:"#/properties/Eventos/items/properties/Vencimento/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Eventos.items.properties.Vencimento,data:data56};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
}
else {
const err145 = {instancePath:instancePath+"/Eventos/" + i2,schemaPath:"#/properties/Eventos/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Eventos.items.type,parentSchema:schema31.properties.Eventos.items,data:data45};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
}
if(data.Defasagem !== undefined){
let data57 = data.Defasagem;
if((!((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57)))) && (data57 !== null)){
const err146 = {instancePath:instancePath+"/Defasagem",schemaPath:"#/properties/Defasagem/type",keyword:"type",params:{type: schema31.properties.Defasagem.type},schema:schema31.properties.Defasagem.type,parentSchema:schema31.properties.Defasagem,data:data57};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(typeof data57 == "number"){
if(data57 > 12 || isNaN(data57)){
const err147 = {instancePath:instancePath+"/Defasagem",schemaPath:"#/properties/Defasagem/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},schema:12,parentSchema:schema31.properties.Defasagem,data:data57};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data57 < 0 || isNaN(data57)){
const err148 = {instancePath:instancePath+"/Defasagem",schemaPath:"#/properties/Defasagem/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Defasagem,data:data57};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
}
else {
const err149 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

