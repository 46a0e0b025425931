// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const calculadora_fgts = validate20;
const schema31 = {"$id":"calculadora_fgts","type":"object","properties":{"DataReferencia":{"type":"string","format":"date"},"UsaFgts":{"type":["boolean","null"]},"ValorImovel":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"TetoImovel":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"Atos":{"type":["array","null"],"items":{"type":"object","properties":{"Ato":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Data":{"type":["string","null"],"format":"date"},"DataContrato":{"type":["string","null"],"format":"date"},"Evento":{"type":["string","null"],"enum":["compra_venda","doacao","permuta","dacao_pagamento","adjudicacao","arrematacao","partilha_inventario","partilha_divorcio","integralizacao_capital","desapropriacao","usucapiao","divisao","hipoteca","hipoteca_cedular","penhor","penhor_cedular","alienacao_fiduciaria","consolidacao_propriedade","penhora","arresto","sequestro","indisponibilidade","usufruto","servidao","compromisso_venda","arrendamento","locacao","caucao","clausulas_restritivas","cedula_credito","aditivo_cedula","convencao_condominio","instituicao_condominio","cancelamento","reserva_legal","georreferenciamento","retificacao_area","desmembramento","unificacao","construcao","demolicao","mudanca_denominacao","alteracao_estado_civil","obito","qualificacao_pessoal","cadastro_incra","cadastro_car","premonitoria","tombamento","app","encerramento","numero_predial","outro",null]},"Texto":{"type":["string","null"],"format":"longText","maxLength":20000},"UsoFgts":{"type":["string","null"],"enum":["SIM","NAO",null]},"FinanciadoSfh":{"type":["boolean","null"]},"Cancelado":{"type":["boolean","null"]},"CanceladoPor":{"type":["string","null"],"format":"text","maxLength":200}},"required":["Ato"],"additionalProperties":false}}},"required":["DataReferencia"],"additionalProperties":false};
const formats0 = formats.date;
const formats2 = formats.money;
const formats6 = formats.text;
const formats12 = formats.longText;
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="calculadora_fgts" */;
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
if(!(((((key0 === "DataReferencia") || (key0 === "UsaFgts")) || (key0 === "ValorImovel")) || (key0 === "TetoImovel")) || (key0 === "Atos"))){
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
if(data.UsaFgts !== undefined){
let data1 = data.UsaFgts;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/UsaFgts",schemaPath:"#/properties/UsaFgts/type",keyword:"type",params:{type: schema31.properties.UsaFgts.type},schema:schema31.properties.UsaFgts.type,parentSchema:schema31.properties.UsaFgts,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ValorImovel !== undefined){
let data2 = data.ValorImovel;
if((!(typeof data2 == "number")) && (data2 !== null)){
const err5 = {instancePath:instancePath+"/ValorImovel",schemaPath:"#/properties/ValorImovel/type",keyword:"type",params:{type: schema31.properties.ValorImovel.type},schema:schema31.properties.ValorImovel.type,parentSchema:schema31.properties.ValorImovel,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9999999999999.99 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/ValorImovel",schemaPath:"#/properties/ValorImovel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.ValorImovel,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/ValorImovel",schemaPath:"#/properties/ValorImovel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.ValorImovel,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats2.validate(data2))){
const err8 = {instancePath:instancePath+"/ValorImovel",schemaPath:"#/properties/ValorImovel/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.ValorImovel,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.TetoImovel !== undefined){
let data3 = data.TetoImovel;
if((!(typeof data3 == "number")) && (data3 !== null)){
const err9 = {instancePath:instancePath+"/TetoImovel",schemaPath:"#/properties/TetoImovel/type",keyword:"type",params:{type: schema31.properties.TetoImovel.type},schema:schema31.properties.TetoImovel.type,parentSchema:schema31.properties.TetoImovel,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9999999999999.99 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/TetoImovel",schemaPath:"#/properties/TetoImovel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.TetoImovel,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/TetoImovel",schemaPath:"#/properties/TetoImovel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.TetoImovel,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats2.validate(data3))){
const err12 = {instancePath:instancePath+"/TetoImovel",schemaPath:"#/properties/TetoImovel/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.TetoImovel,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.Atos !== undefined){
let data4 = data.Atos;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err13 = {instancePath:instancePath+"/Atos",schemaPath:"#/properties/Atos/type",keyword:"type",params:{type: schema31.properties.Atos.type},schema:schema31.properties.Atos.type,parentSchema:schema31.properties.Atos,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.Ato === undefined){
const err14 = {instancePath:instancePath+"/Atos/" + i0,schemaPath:"#/properties/Atos/items/required",keyword:"required",params:{missingProperty: "Ato"},schema:schema31.properties.Atos.items.required,parentSchema:schema31.properties.Atos.items,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data5){
if(!(func1.call(schema31.properties.Atos.items.properties, key1))){
const err15 = {instancePath:instancePath+"/Atos/" + i0,schemaPath:"#/properties/Atos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.Atos.items,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.Ato !== undefined){
let data6 = data5.Ato;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err16 = {instancePath:instancePath+"/Atos/" + i0+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Atos.items.properties.Ato,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data6) < 1){
const err17 = {instancePath:instancePath+"/Atos/" + i0+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Atos.items.properties.Ato,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern4.test(data6)){
const err18 = {instancePath:instancePath+"/Atos/" + i0+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Atos.items.properties.Ato,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats6.validate(data6))){
const err19 = {instancePath:instancePath+"/Atos/" + i0+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Atos.items.properties.Ato,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/Atos/" + i0+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Atos.items.properties.Ato.type,parentSchema:schema31.properties.Atos.items.properties.Ato,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.Data !== undefined){
let data7 = data5.Data;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/Atos/" + i0+"/Data",schemaPath:"#/properties/Atos/items/properties/Data/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Data.type},schema:schema31.properties.Atos.items.properties.Data.type,parentSchema:schema31.properties.Atos.items.properties.Data,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
const err22 = {instancePath:instancePath+"/Atos/" + i0+"/Data",schemaPath:"#/properties/Atos/items/properties/Data/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Atos.items.properties.Data,data:data7};
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
if(data5.DataContrato !== undefined){
let data8 = data5.DataContrato;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/Atos/" + i0+"/DataContrato",schemaPath:"#/properties/Atos/items/properties/DataContrato/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.DataContrato.type},schema:schema31.properties.Atos.items.properties.DataContrato.type,parentSchema:schema31.properties.Atos.items.properties.DataContrato,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
const err24 = {instancePath:instancePath+"/Atos/" + i0+"/DataContrato",schemaPath:"#/properties/Atos/items/properties/DataContrato/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Atos.items.properties.DataContrato,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data5.Evento !== undefined){
let data9 = data5.Evento;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/Atos/" + i0+"/Evento",schemaPath:"#/properties/Atos/items/properties/Evento/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Evento.type},schema:schema31.properties.Atos.items.properties.Evento.type,parentSchema:schema31.properties.Atos.items.properties.Evento,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((data9 === "compra_venda") || (data9 === "doacao")) || (data9 === "permuta")) || (data9 === "dacao_pagamento")) || (data9 === "adjudicacao")) || (data9 === "arrematacao")) || (data9 === "partilha_inventario")) || (data9 === "partilha_divorcio")) || (data9 === "integralizacao_capital")) || (data9 === "desapropriacao")) || (data9 === "usucapiao")) || (data9 === "divisao")) || (data9 === "hipoteca")) || (data9 === "hipoteca_cedular")) || (data9 === "penhor")) || (data9 === "penhor_cedular")) || (data9 === "alienacao_fiduciaria")) || (data9 === "consolidacao_propriedade")) || (data9 === "penhora")) || (data9 === "arresto")) || (data9 === "sequestro")) || (data9 === "indisponibilidade")) || (data9 === "usufruto")) || (data9 === "servidao")) || (data9 === "compromisso_venda")) || (data9 === "arrendamento")) || (data9 === "locacao")) || (data9 === "caucao")) || (data9 === "clausulas_restritivas")) || (data9 === "cedula_credito")) || (data9 === "aditivo_cedula")) || (data9 === "convencao_condominio")) || (data9 === "instituicao_condominio")) || (data9 === "cancelamento")) || (data9 === "reserva_legal")) || (data9 === "georreferenciamento")) || (data9 === "retificacao_area")) || (data9 === "desmembramento")) || (data9 === "unificacao")) || (data9 === "construcao")) || (data9 === "demolicao")) || (data9 === "mudanca_denominacao")) || (data9 === "alteracao_estado_civil")) || (data9 === "obito")) || (data9 === "qualificacao_pessoal")) || (data9 === "cadastro_incra")) || (data9 === "cadastro_car")) || (data9 === "premonitoria")) || (data9 === "tombamento")) || (data9 === "app")) || (data9 === "encerramento")) || (data9 === "numero_predial")) || (data9 === "outro")) || (data9 === null))){
const err26 = {instancePath:instancePath+"/Atos/" + i0+"/Evento",schemaPath:"#/properties/Atos/items/properties/Evento/enum",keyword:"enum",params:{allowedValues: schema31.properties.Atos.items.properties.Evento.enum},schema:schema31.properties.Atos.items.properties.Evento.enum,parentSchema:schema31.properties.Atos.items.properties.Evento,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.Texto !== undefined){
let data10 = data5.Texto;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/Atos/" + i0+"/Texto",schemaPath:"#/properties/Atos/items/properties/Texto/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Texto.type},schema:schema31.properties.Atos.items.properties.Texto.type,parentSchema:schema31.properties.Atos.items.properties.Texto,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 === "string"){
if(func2(data10) > 20000){
const err28 = {instancePath:instancePath+"/Atos/" + i0+"/Texto",schemaPath:"#/properties/Atos/items/properties/Texto/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema31.properties.Atos.items.properties.Texto,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats12.validate(data10))){
const err29 = {instancePath:instancePath+"/Atos/" + i0+"/Texto",schemaPath:"#/properties/Atos/items/properties/Texto/format",keyword:"format",params:{format: "longText"},schema:"longText",parentSchema:schema31.properties.Atos.items.properties.Texto,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data5.UsoFgts !== undefined){
let data11 = data5.UsoFgts;
if((typeof data11 !== "string") && (data11 !== null)){
const err30 = {instancePath:instancePath+"/Atos/" + i0+"/UsoFgts",schemaPath:"#/properties/Atos/items/properties/UsoFgts/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.UsoFgts.type},schema:schema31.properties.Atos.items.properties.UsoFgts.type,parentSchema:schema31.properties.Atos.items.properties.UsoFgts,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data11 === "SIM") || (data11 === "NAO")) || (data11 === null))){
const err31 = {instancePath:instancePath+"/Atos/" + i0+"/UsoFgts",schemaPath:"#/properties/Atos/items/properties/UsoFgts/enum",keyword:"enum",params:{allowedValues: schema31.properties.Atos.items.properties.UsoFgts.enum},schema:schema31.properties.Atos.items.properties.UsoFgts.enum,parentSchema:schema31.properties.Atos.items.properties.UsoFgts,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data5.FinanciadoSfh !== undefined){
let data12 = data5.FinanciadoSfh;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err32 = {instancePath:instancePath+"/Atos/" + i0+"/FinanciadoSfh",schemaPath:"#/properties/Atos/items/properties/FinanciadoSfh/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.FinanciadoSfh.type},schema:schema31.properties.Atos.items.properties.FinanciadoSfh.type,parentSchema:schema31.properties.Atos.items.properties.FinanciadoSfh,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data5.Cancelado !== undefined){
let data13 = data5.Cancelado;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err33 = {instancePath:instancePath+"/Atos/" + i0+"/Cancelado",schemaPath:"#/properties/Atos/items/properties/Cancelado/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Cancelado.type},schema:schema31.properties.Atos.items.properties.Cancelado.type,parentSchema:schema31.properties.Atos.items.properties.Cancelado,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data5.CanceladoPor !== undefined){
let data14 = data5.CanceladoPor;
if((typeof data14 !== "string") && (data14 !== null)){
const err34 = {instancePath:instancePath+"/Atos/" + i0+"/CanceladoPor",schemaPath:"#/properties/Atos/items/properties/CanceladoPor/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.CanceladoPor.type},schema:schema31.properties.Atos.items.properties.CanceladoPor.type,parentSchema:schema31.properties.Atos.items.properties.CanceladoPor,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data14 === "string"){
if(func2(data14) > 200){
const err35 = {instancePath:instancePath+"/Atos/" + i0+"/CanceladoPor",schemaPath:"#/properties/Atos/items/properties/CanceladoPor/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Atos.items.properties.CanceladoPor,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats6.validate(data14))){
const err36 = {instancePath:instancePath+"/Atos/" + i0+"/CanceladoPor",schemaPath:"#/properties/Atos/items/properties/CanceladoPor/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Atos.items.properties.CanceladoPor,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/Atos/" + i0,schemaPath:"#/properties/Atos/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Atos.items.type,parentSchema:schema31.properties.Atos.items,data:data5};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

