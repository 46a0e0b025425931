// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const calculadora_penhor = validate20;
const schema31 = {"$id":"calculadora_penhor","type":"object","properties":{"DataReferencia":{"type":"string","format":"date"},"AreaProdutivaHa":{"type":["number","null"],"format":"area","minimum":0,"maximum":99999999999},"Penhores":{"type":["array","null"],"items":{"type":"object","properties":{"Ato":{"type":["string","null"],"format":"text","maxLength":200},"Tipo":{"type":["string","null"],"enum":["AGRICOLA","PECUARIO","INDUSTRIAL","MERCANTIL","CEDULAR",null]},"Credor":{"type":["string","null"],"format":"text","maxLength":200},"Grau":{"type":["integer","null"],"minimum":1,"maximum":999999999},"Titulo":{"type":["string","null"],"format":"text","maxLength":200},"DataEmissao":{"type":["string","null"],"format":"date"},"Safra":{"type":["string","null"],"format":"text","maxLength":200},"ValorCredito":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"Moeda":{"type":["string","null"],"enum":["BRL","CRR","CRZ","NCZ","CZ$",null]},"Vencimento":{"type":["string","null"],"format":"date"},"Indice":{"type":["string","null"],"enum":["IPCA","INPC","IGPM","TR","SELIC","POUPANCA","CDI","NENHUM",null]},"JurosAa":{"type":["number","null"],"format":"percent","minimum":0,"maximum":100},"JurosAm":{"type":["number","null"],"format":"percent","minimum":0,"maximum":100},"Regime":{"type":["string","null"],"enum":["SIMPLES","COMPOSTO",null]},"Base":{"type":["string","null"],"enum":["CORRIDOS_365","COMERCIAL_360","UTEIS_252",null]},"JurosMora":{"type":["string","null"],"enum":["CONTRATO","TAXA_LEGAL",null]},"MoraAm":{"type":["number","null"],"format":"percent","minimum":0,"maximum":100},"MoraDesde":{"type":["string","null"],"format":"date"},"MoraAnterior":{"type":["string","null"],"enum":["UM_POR_CENTO","SELIC",null]},"PisoNominal":{"type":["boolean","null"]},"SaldoInformado":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"DataSaldo":{"type":["string","null"],"format":"date"},"Presumido":{"type":["boolean","null"]},"AreaVinculadaHa":{"type":["number","null"],"format":"area","minimum":0,"maximum":99999999999},"Bens":{"type":["array","null"],"items":{"type":"object","properties":{"Descricao":{"type":["string","null"],"format":"text","maxLength":200},"Produto":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Quantidade":{"type":"number","format":"decimal","minimum":0,"maximum":999999999999},"Unidade":{"type":"string","enum":["sc60","@","cab","t","kg","m3","un"]},"ValorUnitario":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"DataPreco":{"type":["string","null"],"format":"date"},"PercentualVinculado":{"type":["number","null"],"format":"percent","minimum":0,"maximum":100}},"required":["Produto","Quantidade","Unidade"],"additionalProperties":false}},"Cancelado":{"type":["boolean","null"]},"PermiteLiberacao":{"type":["boolean","null"]}},"required":[],"additionalProperties":false}},"Producao":{"type":["array","null"],"items":{"type":"object","properties":{"Produto":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Safra":{"type":["string","null"],"format":"text","maxLength":200},"AreaHa":{"type":"number","format":"area","minimum":0,"maximum":99999999999},"ProdutividadePorHa":{"type":"number","format":"decimal","minimum":0,"maximum":999999999999},"Unidade":{"type":"string","enum":["sc60","@","cab","t","kg","m3","un"]}},"required":["Produto","AreaHa","ProdutividadePorHa","Unidade"],"additionalProperties":false}},"Eventos":{"type":["array","null"],"items":{"type":"object","properties":{"Data":{"type":"string","format":"date"},"Ato":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Evento":{"type":"string","enum":["constituicao","aditivo","reforco","amortizacao","liberacao_parcial","prorrogacao","cessao","cancelamento"]},"Garantia":{"type":["string","null"],"format":"text","maxLength":200},"Grau":{"type":["integer","null"],"minimum":1,"maximum":999999999},"Credor":{"type":["string","null"],"format":"text","maxLength":200},"Valor":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"ValorPosterior":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"Moeda":{"type":["string","null"],"enum":["BRL","CRR","CRZ","NCZ","CZ$",null]},"Vencimento":{"type":["string","null"],"format":"date"},"Produto":{"type":["string","null"],"format":"text","maxLength":200},"Quantidade":{"type":["number","null"],"format":"decimal","minimum":0,"maximum":999999999999},"Unidade":{"type":["string","null"],"enum":["sc60","@","cab","t","kg","m3","un",null]},"Safra":{"type":["string","null"],"format":"text","maxLength":200},"AreaVinculadaHa":{"type":["number","null"],"format":"area","minimum":0,"maximum":99999999999}},"required":["Data","Ato","Evento"],"additionalProperties":false}},"Defasagem":{"type":["integer","null"],"minimum":0,"maximum":12}},"required":["DataReferencia"],"additionalProperties":false};
const formats0 = formats.date;
const formats2 = formats.area;
const formats4 = formats.text;
const formats14 = formats.money;
const formats18 = formats.percent;
const formats36 = formats.decimal;
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="calculadora_penhor" */;
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
if(!((((((key0 === "DataReferencia") || (key0 === "AreaProdutivaHa")) || (key0 === "Penhores")) || (key0 === "Producao")) || (key0 === "Eventos")) || (key0 === "Defasagem"))){
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
if(data.AreaProdutivaHa !== undefined){
let data1 = data.AreaProdutivaHa;
if((!(typeof data1 == "number")) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/AreaProdutivaHa",schemaPath:"#/properties/AreaProdutivaHa/type",keyword:"type",params:{type: schema31.properties.AreaProdutivaHa.type},schema:schema31.properties.AreaProdutivaHa.type,parentSchema:schema31.properties.AreaProdutivaHa,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 99999999999 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/AreaProdutivaHa",schemaPath:"#/properties/AreaProdutivaHa/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999999},schema:99999999999,parentSchema:schema31.properties.AreaProdutivaHa,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/AreaProdutivaHa",schemaPath:"#/properties/AreaProdutivaHa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.AreaProdutivaHa,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2.validate(data1))){
const err7 = {instancePath:instancePath+"/AreaProdutivaHa",schemaPath:"#/properties/AreaProdutivaHa/format",keyword:"format",params:{format: "area"},schema:"area",parentSchema:schema31.properties.AreaProdutivaHa,data:data1};
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
if(data.Penhores !== undefined){
let data2 = data.Penhores;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/Penhores",schemaPath:"#/properties/Penhores/type",keyword:"type",params:{type: schema31.properties.Penhores.type},schema:schema31.properties.Penhores.type,parentSchema:schema31.properties.Penhores,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(func1.call(schema31.properties.Penhores.items.properties, key1))){
const err9 = {instancePath:instancePath+"/Penhores/" + i0,schemaPath:"#/properties/Penhores/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.Penhores.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.Ato !== undefined){
let data4 = data3.Ato;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/Penhores/" + i0+"/Ato",schemaPath:"#/properties/Penhores/items/properties/Ato/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Ato.type},schema:schema31.properties.Penhores.items.properties.Ato.type,parentSchema:schema31.properties.Penhores.items.properties.Ato,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err11 = {instancePath:instancePath+"/Penhores/" + i0+"/Ato",schemaPath:"#/properties/Penhores/items/properties/Ato/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Penhores.items.properties.Ato,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats4.validate(data4))){
const err12 = {instancePath:instancePath+"/Penhores/" + i0+"/Ato",schemaPath:"#/properties/Penhores/items/properties/Ato/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Penhores.items.properties.Ato,data:data4};
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
if(data3.Tipo !== undefined){
let data5 = data3.Tipo;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/Penhores/" + i0+"/Tipo",schemaPath:"#/properties/Penhores/items/properties/Tipo/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Tipo.type},schema:schema31.properties.Penhores.items.properties.Tipo.type,parentSchema:schema31.properties.Penhores.items.properties.Tipo,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data5 === "AGRICOLA") || (data5 === "PECUARIO")) || (data5 === "INDUSTRIAL")) || (data5 === "MERCANTIL")) || (data5 === "CEDULAR")) || (data5 === null))){
const err14 = {instancePath:instancePath+"/Penhores/" + i0+"/Tipo",schemaPath:"#/properties/Penhores/items/properties/Tipo/enum",keyword:"enum",params:{allowedValues: schema31.properties.Penhores.items.properties.Tipo.enum},schema:schema31.properties.Penhores.items.properties.Tipo.enum,parentSchema:schema31.properties.Penhores.items.properties.Tipo,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.Credor !== undefined){
let data6 = data3.Credor;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/Penhores/" + i0+"/Credor",schemaPath:"#/properties/Penhores/items/properties/Credor/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Credor.type},schema:schema31.properties.Penhores.items.properties.Credor.type,parentSchema:schema31.properties.Penhores.items.properties.Credor,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err16 = {instancePath:instancePath+"/Penhores/" + i0+"/Credor",schemaPath:"#/properties/Penhores/items/properties/Credor/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Penhores.items.properties.Credor,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats4.validate(data6))){
const err17 = {instancePath:instancePath+"/Penhores/" + i0+"/Credor",schemaPath:"#/properties/Penhores/items/properties/Credor/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Penhores.items.properties.Credor,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data3.Grau !== undefined){
let data7 = data3.Grau;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err18 = {instancePath:instancePath+"/Penhores/" + i0+"/Grau",schemaPath:"#/properties/Penhores/items/properties/Grau/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Grau.type},schema:schema31.properties.Penhores.items.properties.Grau.type,parentSchema:schema31.properties.Penhores.items.properties.Grau,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 999999999 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/Penhores/" + i0+"/Grau",schemaPath:"#/properties/Penhores/items/properties/Grau/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999},schema:999999999,parentSchema:schema31.properties.Penhores.items.properties.Grau,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/Penhores/" + i0+"/Grau",schemaPath:"#/properties/Penhores/items/properties/Grau/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Penhores.items.properties.Grau,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data3.Titulo !== undefined){
let data8 = data3.Titulo;
if((typeof data8 !== "string") && (data8 !== null)){
const err21 = {instancePath:instancePath+"/Penhores/" + i0+"/Titulo",schemaPath:"#/properties/Penhores/items/properties/Titulo/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Titulo.type},schema:schema31.properties.Penhores.items.properties.Titulo.type,parentSchema:schema31.properties.Penhores.items.properties.Titulo,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data8 === "string"){
if(func2(data8) > 200){
const err22 = {instancePath:instancePath+"/Penhores/" + i0+"/Titulo",schemaPath:"#/properties/Penhores/items/properties/Titulo/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Penhores.items.properties.Titulo,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats4.validate(data8))){
const err23 = {instancePath:instancePath+"/Penhores/" + i0+"/Titulo",schemaPath:"#/properties/Penhores/items/properties/Titulo/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Penhores.items.properties.Titulo,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data3.DataEmissao !== undefined){
let data9 = data3.DataEmissao;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/Penhores/" + i0+"/DataEmissao",schemaPath:"#/properties/Penhores/items/properties/DataEmissao/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.DataEmissao.type},schema:schema31.properties.Penhores.items.properties.DataEmissao.type,parentSchema:schema31.properties.Penhores.items.properties.DataEmissao,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
const err25 = {instancePath:instancePath+"/Penhores/" + i0+"/DataEmissao",schemaPath:"#/properties/Penhores/items/properties/DataEmissao/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Penhores.items.properties.DataEmissao,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data3.Safra !== undefined){
let data10 = data3.Safra;
if((typeof data10 !== "string") && (data10 !== null)){
const err26 = {instancePath:instancePath+"/Penhores/" + i0+"/Safra",schemaPath:"#/properties/Penhores/items/properties/Safra/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Safra.type},schema:schema31.properties.Penhores.items.properties.Safra.type,parentSchema:schema31.properties.Penhores.items.properties.Safra,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data10 === "string"){
if(func2(data10) > 200){
const err27 = {instancePath:instancePath+"/Penhores/" + i0+"/Safra",schemaPath:"#/properties/Penhores/items/properties/Safra/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Penhores.items.properties.Safra,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats4.validate(data10))){
const err28 = {instancePath:instancePath+"/Penhores/" + i0+"/Safra",schemaPath:"#/properties/Penhores/items/properties/Safra/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Penhores.items.properties.Safra,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data3.ValorCredito !== undefined){
let data11 = data3.ValorCredito;
if((!(typeof data11 == "number")) && (data11 !== null)){
const err29 = {instancePath:instancePath+"/Penhores/" + i0+"/ValorCredito",schemaPath:"#/properties/Penhores/items/properties/ValorCredito/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.ValorCredito.type},schema:schema31.properties.Penhores.items.properties.ValorCredito.type,parentSchema:schema31.properties.Penhores.items.properties.ValorCredito,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 9999999999999.99 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/Penhores/" + i0+"/ValorCredito",schemaPath:"#/properties/Penhores/items/properties/ValorCredito/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.Penhores.items.properties.ValorCredito,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/Penhores/" + i0+"/ValorCredito",schemaPath:"#/properties/Penhores/items/properties/ValorCredito/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Penhores.items.properties.ValorCredito,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats14.validate(data11))){
const err32 = {instancePath:instancePath+"/Penhores/" + i0+"/ValorCredito",schemaPath:"#/properties/Penhores/items/properties/ValorCredito/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.Penhores.items.properties.ValorCredito,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data3.Moeda !== undefined){
let data12 = data3.Moeda;
if((typeof data12 !== "string") && (data12 !== null)){
const err33 = {instancePath:instancePath+"/Penhores/" + i0+"/Moeda",schemaPath:"#/properties/Penhores/items/properties/Moeda/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Moeda.type},schema:schema31.properties.Penhores.items.properties.Moeda.type,parentSchema:schema31.properties.Penhores.items.properties.Moeda,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!((((((data12 === "BRL") || (data12 === "CRR")) || (data12 === "CRZ")) || (data12 === "NCZ")) || (data12 === "CZ$")) || (data12 === null))){
const err34 = {instancePath:instancePath+"/Penhores/" + i0+"/Moeda",schemaPath:"#/properties/Penhores/items/properties/Moeda/enum",keyword:"enum",params:{allowedValues: schema31.properties.Penhores.items.properties.Moeda.enum},schema:schema31.properties.Penhores.items.properties.Moeda.enum,parentSchema:schema31.properties.Penhores.items.properties.Moeda,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data3.Vencimento !== undefined){
let data13 = data3.Vencimento;
if((typeof data13 !== "string") && (data13 !== null)){
const err35 = {instancePath:instancePath+"/Penhores/" + i0+"/Vencimento",schemaPath:"#/properties/Penhores/items/properties/Vencimento/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Vencimento.type},schema:schema31.properties.Penhores.items.properties.Vencimento.type,parentSchema:schema31.properties.Penhores.items.properties.Vencimento,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
const err36 = {instancePath:instancePath+"/Penhores/" + i0+"/Vencimento",schemaPath:"#/properties/Penhores/items/properties/Vencimento/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Penhores.items.properties.Vencimento,data:data13};
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
if(data3.Indice !== undefined){
let data14 = data3.Indice;
if((typeof data14 !== "string") && (data14 !== null)){
const err37 = {instancePath:instancePath+"/Penhores/" + i0+"/Indice",schemaPath:"#/properties/Penhores/items/properties/Indice/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Indice.type},schema:schema31.properties.Penhores.items.properties.Indice.type,parentSchema:schema31.properties.Penhores.items.properties.Indice,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((((((((data14 === "IPCA") || (data14 === "INPC")) || (data14 === "IGPM")) || (data14 === "TR")) || (data14 === "SELIC")) || (data14 === "POUPANCA")) || (data14 === "CDI")) || (data14 === "NENHUM")) || (data14 === null))){
const err38 = {instancePath:instancePath+"/Penhores/" + i0+"/Indice",schemaPath:"#/properties/Penhores/items/properties/Indice/enum",keyword:"enum",params:{allowedValues: schema31.properties.Penhores.items.properties.Indice.enum},schema:schema31.properties.Penhores.items.properties.Indice.enum,parentSchema:schema31.properties.Penhores.items.properties.Indice,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data3.JurosAa !== undefined){
let data15 = data3.JurosAa;
if((!(typeof data15 == "number")) && (data15 !== null)){
const err39 = {instancePath:instancePath+"/Penhores/" + i0+"/JurosAa",schemaPath:"#/properties/Penhores/items/properties/JurosAa/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.JurosAa.type},schema:schema31.properties.Penhores.items.properties.JurosAa.type,parentSchema:schema31.properties.Penhores.items.properties.JurosAa,data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 > 100 || isNaN(data15)){
const err40 = {instancePath:instancePath+"/Penhores/" + i0+"/JurosAa",schemaPath:"#/properties/Penhores/items/properties/JurosAa/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.Penhores.items.properties.JurosAa,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err41 = {instancePath:instancePath+"/Penhores/" + i0+"/JurosAa",schemaPath:"#/properties/Penhores/items/properties/JurosAa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Penhores.items.properties.JurosAa,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(formats18.validate(data15))){
const err42 = {instancePath:instancePath+"/Penhores/" + i0+"/JurosAa",schemaPath:"#/properties/Penhores/items/properties/JurosAa/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.Penhores.items.properties.JurosAa,data:data15};
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
if(data3.JurosAm !== undefined){
let data16 = data3.JurosAm;
if((!(typeof data16 == "number")) && (data16 !== null)){
const err43 = {instancePath:instancePath+"/Penhores/" + i0+"/JurosAm",schemaPath:"#/properties/Penhores/items/properties/JurosAm/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.JurosAm.type},schema:schema31.properties.Penhores.items.properties.JurosAm.type,parentSchema:schema31.properties.Penhores.items.properties.JurosAm,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 > 100 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/Penhores/" + i0+"/JurosAm",schemaPath:"#/properties/Penhores/items/properties/JurosAm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.Penhores.items.properties.JurosAm,data:data16};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err45 = {instancePath:instancePath+"/Penhores/" + i0+"/JurosAm",schemaPath:"#/properties/Penhores/items/properties/JurosAm/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Penhores.items.properties.JurosAm,data:data16};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(formats18.validate(data16))){
const err46 = {instancePath:instancePath+"/Penhores/" + i0+"/JurosAm",schemaPath:"#/properties/Penhores/items/properties/JurosAm/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.Penhores.items.properties.JurosAm,data:data16};
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
if(data3.Regime !== undefined){
let data17 = data3.Regime;
if((typeof data17 !== "string") && (data17 !== null)){
const err47 = {instancePath:instancePath+"/Penhores/" + i0+"/Regime",schemaPath:"#/properties/Penhores/items/properties/Regime/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Regime.type},schema:schema31.properties.Penhores.items.properties.Regime.type,parentSchema:schema31.properties.Penhores.items.properties.Regime,data:data17};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(((data17 === "SIMPLES") || (data17 === "COMPOSTO")) || (data17 === null))){
const err48 = {instancePath:instancePath+"/Penhores/" + i0+"/Regime",schemaPath:"#/properties/Penhores/items/properties/Regime/enum",keyword:"enum",params:{allowedValues: schema31.properties.Penhores.items.properties.Regime.enum},schema:schema31.properties.Penhores.items.properties.Regime.enum,parentSchema:schema31.properties.Penhores.items.properties.Regime,data:data17};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data3.Base !== undefined){
let data18 = data3.Base;
if((typeof data18 !== "string") && (data18 !== null)){
const err49 = {instancePath:instancePath+"/Penhores/" + i0+"/Base",schemaPath:"#/properties/Penhores/items/properties/Base/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Base.type},schema:schema31.properties.Penhores.items.properties.Base.type,parentSchema:schema31.properties.Penhores.items.properties.Base,data:data18};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!((((data18 === "CORRIDOS_365") || (data18 === "COMERCIAL_360")) || (data18 === "UTEIS_252")) || (data18 === null))){
const err50 = {instancePath:instancePath+"/Penhores/" + i0+"/Base",schemaPath:"#/properties/Penhores/items/properties/Base/enum",keyword:"enum",params:{allowedValues: schema31.properties.Penhores.items.properties.Base.enum},schema:schema31.properties.Penhores.items.properties.Base.enum,parentSchema:schema31.properties.Penhores.items.properties.Base,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data3.JurosMora !== undefined){
let data19 = data3.JurosMora;
if((typeof data19 !== "string") && (data19 !== null)){
const err51 = {instancePath:instancePath+"/Penhores/" + i0+"/JurosMora",schemaPath:"#/properties/Penhores/items/properties/JurosMora/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.JurosMora.type},schema:schema31.properties.Penhores.items.properties.JurosMora.type,parentSchema:schema31.properties.Penhores.items.properties.JurosMora,data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!(((data19 === "CONTRATO") || (data19 === "TAXA_LEGAL")) || (data19 === null))){
const err52 = {instancePath:instancePath+"/Penhores/" + i0+"/JurosMora",schemaPath:"#/properties/Penhores/items/properties/JurosMora/enum",keyword:"enum",params:{allowedValues: schema31.properties.Penhores.items.properties.JurosMora.enum},schema:schema31.properties.Penhores.items.properties.JurosMora.enum,parentSchema:schema31.properties.Penhores.items.properties.JurosMora,data:data19};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data3.MoraAm !== undefined){
let data20 = data3.MoraAm;
if((!(typeof data20 == "number")) && (data20 !== null)){
const err53 = {instancePath:instancePath+"/Penhores/" + i0+"/MoraAm",schemaPath:"#/properties/Penhores/items/properties/MoraAm/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.MoraAm.type},schema:schema31.properties.Penhores.items.properties.MoraAm.type,parentSchema:schema31.properties.Penhores.items.properties.MoraAm,data:data20};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 > 100 || isNaN(data20)){
const err54 = {instancePath:instancePath+"/Penhores/" + i0+"/MoraAm",schemaPath:"#/properties/Penhores/items/properties/MoraAm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.Penhores.items.properties.MoraAm,data:data20};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err55 = {instancePath:instancePath+"/Penhores/" + i0+"/MoraAm",schemaPath:"#/properties/Penhores/items/properties/MoraAm/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Penhores.items.properties.MoraAm,data:data20};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!(formats18.validate(data20))){
const err56 = {instancePath:instancePath+"/Penhores/" + i0+"/MoraAm",schemaPath:"#/properties/Penhores/items/properties/MoraAm/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.Penhores.items.properties.MoraAm,data:data20};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data3.MoraDesde !== undefined){
let data21 = data3.MoraDesde;
if((typeof data21 !== "string") && (data21 !== null)){
const err57 = {instancePath:instancePath+"/Penhores/" + i0+"/MoraDesde",schemaPath:"#/properties/Penhores/items/properties/MoraDesde/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.MoraDesde.type},schema:schema31.properties.Penhores.items.properties.MoraDesde.type,parentSchema:schema31.properties.Penhores.items.properties.MoraDesde,data:data21};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data21 === "string"){
if(!(formats0.validate(data21))){
const err58 = {instancePath:instancePath+"/Penhores/" + i0+"/MoraDesde",schemaPath:"#/properties/Penhores/items/properties/MoraDesde/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Penhores.items.properties.MoraDesde,data:data21};
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
if(data3.MoraAnterior !== undefined){
let data22 = data3.MoraAnterior;
if((typeof data22 !== "string") && (data22 !== null)){
const err59 = {instancePath:instancePath+"/Penhores/" + i0+"/MoraAnterior",schemaPath:"#/properties/Penhores/items/properties/MoraAnterior/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.MoraAnterior.type},schema:schema31.properties.Penhores.items.properties.MoraAnterior.type,parentSchema:schema31.properties.Penhores.items.properties.MoraAnterior,data:data22};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(((data22 === "UM_POR_CENTO") || (data22 === "SELIC")) || (data22 === null))){
const err60 = {instancePath:instancePath+"/Penhores/" + i0+"/MoraAnterior",schemaPath:"#/properties/Penhores/items/properties/MoraAnterior/enum",keyword:"enum",params:{allowedValues: schema31.properties.Penhores.items.properties.MoraAnterior.enum},schema:schema31.properties.Penhores.items.properties.MoraAnterior.enum,parentSchema:schema31.properties.Penhores.items.properties.MoraAnterior,data:data22};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data3.PisoNominal !== undefined){
let data23 = data3.PisoNominal;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err61 = {instancePath:instancePath+"/Penhores/" + i0+"/PisoNominal",schemaPath:"#/properties/Penhores/items/properties/PisoNominal/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.PisoNominal.type},schema:schema31.properties.Penhores.items.properties.PisoNominal.type,parentSchema:schema31.properties.Penhores.items.properties.PisoNominal,data:data23};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data3.SaldoInformado !== undefined){
let data24 = data3.SaldoInformado;
if((!(typeof data24 == "number")) && (data24 !== null)){
const err62 = {instancePath:instancePath+"/Penhores/" + i0+"/SaldoInformado",schemaPath:"#/properties/Penhores/items/properties/SaldoInformado/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.SaldoInformado.type},schema:schema31.properties.Penhores.items.properties.SaldoInformado.type,parentSchema:schema31.properties.Penhores.items.properties.SaldoInformado,data:data24};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(typeof data24 == "number"){
if(data24 > 9999999999999.99 || isNaN(data24)){
const err63 = {instancePath:instancePath+"/Penhores/" + i0+"/SaldoInformado",schemaPath:"#/properties/Penhores/items/properties/SaldoInformado/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.Penhores.items.properties.SaldoInformado,data:data24};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err64 = {instancePath:instancePath+"/Penhores/" + i0+"/SaldoInformado",schemaPath:"#/properties/Penhores/items/properties/SaldoInformado/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Penhores.items.properties.SaldoInformado,data:data24};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!(formats14.validate(data24))){
const err65 = {instancePath:instancePath+"/Penhores/" + i0+"/SaldoInformado",schemaPath:"#/properties/Penhores/items/properties/SaldoInformado/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.Penhores.items.properties.SaldoInformado,data:data24};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
if(data3.DataSaldo !== undefined){
let data25 = data3.DataSaldo;
if((typeof data25 !== "string") && (data25 !== null)){
const err66 = {instancePath:instancePath+"/Penhores/" + i0+"/DataSaldo",schemaPath:"#/properties/Penhores/items/properties/DataSaldo/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.DataSaldo.type},schema:schema31.properties.Penhores.items.properties.DataSaldo.type,parentSchema:schema31.properties.Penhores.items.properties.DataSaldo,data:data25};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data25 === "string"){
if(!(formats0.validate(data25))){
const err67 = {instancePath:instancePath+"/Penhores/" + i0+"/DataSaldo",schemaPath:"#/properties/Penhores/items/properties/DataSaldo/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Penhores.items.properties.DataSaldo,data:data25};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data3.Presumido !== undefined){
let data26 = data3.Presumido;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err68 = {instancePath:instancePath+"/Penhores/" + i0+"/Presumido",schemaPath:"#/properties/Penhores/items/properties/Presumido/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Presumido.type},schema:schema31.properties.Penhores.items.properties.Presumido.type,parentSchema:schema31.properties.Penhores.items.properties.Presumido,data:data26};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data3.AreaVinculadaHa !== undefined){
let data27 = data3.AreaVinculadaHa;
if((!(typeof data27 == "number")) && (data27 !== null)){
const err69 = {instancePath:instancePath+"/Penhores/" + i0+"/AreaVinculadaHa",schemaPath:"#/properties/Penhores/items/properties/AreaVinculadaHa/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.AreaVinculadaHa.type},schema:schema31.properties.Penhores.items.properties.AreaVinculadaHa.type,parentSchema:schema31.properties.Penhores.items.properties.AreaVinculadaHa,data:data27};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(typeof data27 == "number"){
if(data27 > 99999999999 || isNaN(data27)){
const err70 = {instancePath:instancePath+"/Penhores/" + i0+"/AreaVinculadaHa",schemaPath:"#/properties/Penhores/items/properties/AreaVinculadaHa/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999999},schema:99999999999,parentSchema:schema31.properties.Penhores.items.properties.AreaVinculadaHa,data:data27};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err71 = {instancePath:instancePath+"/Penhores/" + i0+"/AreaVinculadaHa",schemaPath:"#/properties/Penhores/items/properties/AreaVinculadaHa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Penhores.items.properties.AreaVinculadaHa,data:data27};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!(formats2.validate(data27))){
const err72 = {instancePath:instancePath+"/Penhores/" + i0+"/AreaVinculadaHa",schemaPath:"#/properties/Penhores/items/properties/AreaVinculadaHa/format",keyword:"format",params:{format: "area"},schema:"area",parentSchema:schema31.properties.Penhores.items.properties.AreaVinculadaHa,data:data27};
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
if(data3.Bens !== undefined){
let data28 = data3.Bens;
if((!(Array.isArray(data28))) && (data28 !== null)){
const err73 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens",schemaPath:"#/properties/Penhores/items/properties/Bens/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Bens.type},schema:schema31.properties.Penhores.items.properties.Bens.type,parentSchema:schema31.properties.Penhores.items.properties.Bens,data:data28};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(Array.isArray(data28)){
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
let data29 = data28[i1];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.Produto === undefined){
const err74 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1,schemaPath:"#/properties/Penhores/items/properties/Bens/items/required",keyword:"required",params:{missingProperty: "Produto"},schema:schema31.properties.Penhores.items.properties.Bens.items.required,parentSchema:schema31.properties.Penhores.items.properties.Bens.items,data:data29};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data29.Quantidade === undefined){
const err75 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1,schemaPath:"#/properties/Penhores/items/properties/Bens/items/required",keyword:"required",params:{missingProperty: "Quantidade"},schema:schema31.properties.Penhores.items.properties.Bens.items.required,parentSchema:schema31.properties.Penhores.items.properties.Bens.items,data:data29};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data29.Unidade === undefined){
const err76 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1,schemaPath:"#/properties/Penhores/items/properties/Bens/items/required",keyword:"required",params:{missingProperty: "Unidade"},schema:schema31.properties.Penhores.items.properties.Bens.items.required,parentSchema:schema31.properties.Penhores.items.properties.Bens.items,data:data29};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key2 in data29){
if(!(((((((key2 === "Descricao") || (key2 === "Produto")) || (key2 === "Quantidade")) || (key2 === "Unidade")) || (key2 === "ValorUnitario")) || (key2 === "DataPreco")) || (key2 === "PercentualVinculado"))){
const err77 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1,schemaPath:"#/properties/Penhores/items/properties/Bens/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema31.properties.Penhores.items.properties.Bens.items,data:data29};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data29.Descricao !== undefined){
let data30 = data29.Descricao;
if((typeof data30 !== "string") && (data30 !== null)){
const err78 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Descricao",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Descricao/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Bens.items.properties.Descricao.type},schema:schema31.properties.Penhores.items.properties.Bens.items.properties.Descricao.type,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Descricao,data:data30};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data30 === "string"){
if(func2(data30) > 200){
const err79 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Descricao",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Descricao/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Descricao,data:data30};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(!(formats4.validate(data30))){
const err80 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Descricao",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Descricao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Descricao,data:data30};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data29.Produto !== undefined){
let data31 = data29.Produto;
if(typeof data31 === "string"){
if(func2(data31) > 200){
const err81 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Produto",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Produto/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Produto,data:data31};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(func2(data31) < 1){
const err82 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Produto",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Produto/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Produto,data:data31};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!pattern4.test(data31)){
const err83 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Produto",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Produto/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Produto,data:data31};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(!(formats4.validate(data31))){
const err84 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Produto",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Produto/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Produto,data:data31};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Produto",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Produto/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Penhores.items.properties.Bens.items.properties.Produto.type,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Produto,data:data31};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data29.Quantidade !== undefined){
let data32 = data29.Quantidade;
if(typeof data32 == "number"){
if(data32 > 999999999999 || isNaN(data32)){
const err86 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Quantidade",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Quantidade/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},schema:999999999999,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Quantidade,data:data32};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err87 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Quantidade",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Quantidade/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Quantidade,data:data32};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!(formats36.validate(data32))){
const err88 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Quantidade",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Quantidade/format",keyword:"format",params:{format: "decimal"},schema:"decimal",parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Quantidade,data:data32};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Quantidade",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Quantidade/type",keyword:"type",params:{type: "number"},schema:schema31.properties.Penhores.items.properties.Bens.items.properties.Quantidade.type,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Quantidade,data:data32};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data29.Unidade !== undefined){
let data33 = data29.Unidade;
if(typeof data33 !== "string"){
const err90 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Unidade",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Unidade/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Penhores.items.properties.Bens.items.properties.Unidade.type,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Unidade,data:data33};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(!(((((((data33 === "sc60") || (data33 === "@")) || (data33 === "cab")) || (data33 === "t")) || (data33 === "kg")) || (data33 === "m3")) || (data33 === "un"))){
const err91 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/Unidade",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/Unidade/enum",keyword:"enum",params:{allowedValues: schema31.properties.Penhores.items.properties.Bens.items.properties.Unidade.enum},schema:schema31.properties.Penhores.items.properties.Bens.items.properties.Unidade.enum,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.Unidade,data:data33};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data29.ValorUnitario !== undefined){
let data34 = data29.ValorUnitario;
if((!(typeof data34 == "number")) && (data34 !== null)){
const err92 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/ValorUnitario",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/ValorUnitario/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Bens.items.properties.ValorUnitario.type},schema:schema31.properties.Penhores.items.properties.Bens.items.properties.ValorUnitario.type,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.ValorUnitario,data:data34};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(typeof data34 == "number"){
if(data34 > 9999999999999.99 || isNaN(data34)){
const err93 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/ValorUnitario",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/ValorUnitario/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.ValorUnitario,data:data34};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err94 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/ValorUnitario",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/ValorUnitario/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.ValorUnitario,data:data34};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(!(formats14.validate(data34))){
const err95 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/ValorUnitario",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/ValorUnitario/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.ValorUnitario,data:data34};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
if(data29.DataPreco !== undefined){
let data35 = data29.DataPreco;
if((typeof data35 !== "string") && (data35 !== null)){
const err96 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/DataPreco",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/DataPreco/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Bens.items.properties.DataPreco.type},schema:schema31.properties.Penhores.items.properties.Bens.items.properties.DataPreco.type,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.DataPreco,data:data35};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(typeof data35 === "string"){
if(!(formats0.validate(data35))){
const err97 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/DataPreco",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/DataPreco/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.DataPreco,data:data35};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
if(data29.PercentualVinculado !== undefined){
let data36 = data29.PercentualVinculado;
if((!(typeof data36 == "number")) && (data36 !== null)){
const err98 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/PercentualVinculado",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/PercentualVinculado/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Bens.items.properties.PercentualVinculado.type},schema:schema31.properties.Penhores.items.properties.Bens.items.properties.PercentualVinculado.type,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.PercentualVinculado,data:data36};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(typeof data36 == "number"){
if(data36 > 100 || isNaN(data36)){
const err99 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/PercentualVinculado",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/PercentualVinculado/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.PercentualVinculado,data:data36};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data36 < 0 || isNaN(data36)){
const err100 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/PercentualVinculado",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/PercentualVinculado/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.PercentualVinculado,data:data36};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(!(formats18.validate(data36))){
const err101 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1+"/PercentualVinculado",schemaPath:"#/properties/Penhores/items/properties/Bens/items/properties/PercentualVinculado/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.Penhores.items.properties.Bens.items.properties.PercentualVinculado,data:data36};
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
else {
const err102 = {instancePath:instancePath+"/Penhores/" + i0+"/Bens/" + i1,schemaPath:"#/properties/Penhores/items/properties/Bens/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Penhores.items.properties.Bens.items.type,parentSchema:schema31.properties.Penhores.items.properties.Bens.items,data:data29};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
}
if(data3.Cancelado !== undefined){
let data37 = data3.Cancelado;
if((typeof data37 !== "boolean") && (data37 !== null)){
const err103 = {instancePath:instancePath+"/Penhores/" + i0+"/Cancelado",schemaPath:"#/properties/Penhores/items/properties/Cancelado/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.Cancelado.type},schema:schema31.properties.Penhores.items.properties.Cancelado.type,parentSchema:schema31.properties.Penhores.items.properties.Cancelado,data:data37};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data3.PermiteLiberacao !== undefined){
let data38 = data3.PermiteLiberacao;
if((typeof data38 !== "boolean") && (data38 !== null)){
const err104 = {instancePath:instancePath+"/Penhores/" + i0+"/PermiteLiberacao",schemaPath:"#/properties/Penhores/items/properties/PermiteLiberacao/type",keyword:"type",params:{type: schema31.properties.Penhores.items.properties.PermiteLiberacao.type},schema:schema31.properties.Penhores.items.properties.PermiteLiberacao.type,parentSchema:schema31.properties.Penhores.items.properties.PermiteLiberacao,data:data38};
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
else {
const err105 = {instancePath:instancePath+"/Penhores/" + i0,schemaPath:"#/properties/Penhores/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Penhores.items.type,parentSchema:schema31.properties.Penhores.items,data:data3};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
}
if(data.Producao !== undefined){
let data39 = data.Producao;
if((!(Array.isArray(data39))) && (data39 !== null)){
const err106 = {instancePath:instancePath+"/Producao",schemaPath:"#/properties/Producao/type",keyword:"type",params:{type: schema31.properties.Producao.type},schema:schema31.properties.Producao.type,parentSchema:schema31.properties.Producao,data:data39};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(Array.isArray(data39)){
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
let data40 = data39[i2];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.Produto === undefined){
const err107 = {instancePath:instancePath+"/Producao/" + i2,schemaPath:"#/properties/Producao/items/required",keyword:"required",params:{missingProperty: "Produto"},schema:schema31.properties.Producao.items.required,parentSchema:schema31.properties.Producao.items,data:data40};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data40.AreaHa === undefined){
const err108 = {instancePath:instancePath+"/Producao/" + i2,schemaPath:"#/properties/Producao/items/required",keyword:"required",params:{missingProperty: "AreaHa"},schema:schema31.properties.Producao.items.required,parentSchema:schema31.properties.Producao.items,data:data40};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data40.ProdutividadePorHa === undefined){
const err109 = {instancePath:instancePath+"/Producao/" + i2,schemaPath:"#/properties/Producao/items/required",keyword:"required",params:{missingProperty: "ProdutividadePorHa"},schema:schema31.properties.Producao.items.required,parentSchema:schema31.properties.Producao.items,data:data40};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data40.Unidade === undefined){
const err110 = {instancePath:instancePath+"/Producao/" + i2,schemaPath:"#/properties/Producao/items/required",keyword:"required",params:{missingProperty: "Unidade"},schema:schema31.properties.Producao.items.required,parentSchema:schema31.properties.Producao.items,data:data40};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
for(const key3 in data40){
if(!(((((key3 === "Produto") || (key3 === "Safra")) || (key3 === "AreaHa")) || (key3 === "ProdutividadePorHa")) || (key3 === "Unidade"))){
const err111 = {instancePath:instancePath+"/Producao/" + i2,schemaPath:"#/properties/Producao/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema31.properties.Producao.items,data:data40};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data40.Produto !== undefined){
let data41 = data40.Produto;
if(typeof data41 === "string"){
if(func2(data41) > 200){
const err112 = {instancePath:instancePath+"/Producao/" + i2+"/Produto",schemaPath:"#/properties/Producao/items/properties/Produto/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Producao.items.properties.Produto,data:data41};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(func2(data41) < 1){
const err113 = {instancePath:instancePath+"/Producao/" + i2+"/Produto",schemaPath:"#/properties/Producao/items/properties/Produto/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Producao.items.properties.Produto,data:data41};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(!pattern4.test(data41)){
const err114 = {instancePath:instancePath+"/Producao/" + i2+"/Produto",schemaPath:"#/properties/Producao/items/properties/Produto/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Producao.items.properties.Produto,data:data41};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(!(formats4.validate(data41))){
const err115 = {instancePath:instancePath+"/Producao/" + i2+"/Produto",schemaPath:"#/properties/Producao/items/properties/Produto/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Producao.items.properties.Produto,data:data41};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/Producao/" + i2+"/Produto",schemaPath:"#/properties/Producao/items/properties/Produto/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Producao.items.properties.Produto.type,parentSchema:schema31.properties.Producao.items.properties.Produto,data:data41};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data40.Safra !== undefined){
let data42 = data40.Safra;
if((typeof data42 !== "string") && (data42 !== null)){
const err117 = {instancePath:instancePath+"/Producao/" + i2+"/Safra",schemaPath:"#/properties/Producao/items/properties/Safra/type",keyword:"type",params:{type: schema31.properties.Producao.items.properties.Safra.type},schema:schema31.properties.Producao.items.properties.Safra.type,parentSchema:schema31.properties.Producao.items.properties.Safra,data:data42};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(typeof data42 === "string"){
if(func2(data42) > 200){
const err118 = {instancePath:instancePath+"/Producao/" + i2+"/Safra",schemaPath:"#/properties/Producao/items/properties/Safra/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Producao.items.properties.Safra,data:data42};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!(formats4.validate(data42))){
const err119 = {instancePath:instancePath+"/Producao/" + i2+"/Safra",schemaPath:"#/properties/Producao/items/properties/Safra/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Producao.items.properties.Safra,data:data42};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
if(data40.AreaHa !== undefined){
let data43 = data40.AreaHa;
if(typeof data43 == "number"){
if(data43 > 99999999999 || isNaN(data43)){
const err120 = {instancePath:instancePath+"/Producao/" + i2+"/AreaHa",schemaPath:"#/properties/Producao/items/properties/AreaHa/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999999},schema:99999999999,parentSchema:schema31.properties.Producao.items.properties.AreaHa,data:data43};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data43 < 0 || isNaN(data43)){
const err121 = {instancePath:instancePath+"/Producao/" + i2+"/AreaHa",schemaPath:"#/properties/Producao/items/properties/AreaHa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Producao.items.properties.AreaHa,data:data43};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(!(formats2.validate(data43))){
const err122 = {instancePath:instancePath+"/Producao/" + i2+"/AreaHa",schemaPath:"#/properties/Producao/items/properties/AreaHa/format",keyword:"format",params:{format: "area"},schema:"area",parentSchema:schema31.properties.Producao.items.properties.AreaHa,data:data43};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/Producao/" + i2+"/AreaHa",schemaPath:"#/properties/Producao/items/properties/AreaHa/type",keyword:"type",params:{type: "number"},schema:schema31.properties.Producao.items.properties.AreaHa.type,parentSchema:schema31.properties.Producao.items.properties.AreaHa,data:data43};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data40.ProdutividadePorHa !== undefined){
let data44 = data40.ProdutividadePorHa;
if(typeof data44 == "number"){
if(data44 > 999999999999 || isNaN(data44)){
const err124 = {instancePath:instancePath+"/Producao/" + i2+"/ProdutividadePorHa",schemaPath:"#/properties/Producao/items/properties/ProdutividadePorHa/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},schema:999999999999,parentSchema:schema31.properties.Producao.items.properties.ProdutividadePorHa,data:data44};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data44 < 0 || isNaN(data44)){
const err125 = {instancePath:instancePath+"/Producao/" + i2+"/ProdutividadePorHa",schemaPath:"#/properties/Producao/items/properties/ProdutividadePorHa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Producao.items.properties.ProdutividadePorHa,data:data44};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(!(formats36.validate(data44))){
const err126 = {instancePath:instancePath+"/Producao/" + i2+"/ProdutividadePorHa",schemaPath:"#/properties/Producao/items/properties/ProdutividadePorHa/format",keyword:"format",params:{format: "decimal"},schema:"decimal",parentSchema:schema31.properties.Producao.items.properties.ProdutividadePorHa,data:data44};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/Producao/" + i2+"/ProdutividadePorHa",schemaPath:"#/properties/Producao/items/properties/ProdutividadePorHa/type",keyword:"type",params:{type: "number"},schema:schema31.properties.Producao.items.properties.ProdutividadePorHa.type,parentSchema:schema31.properties.Producao.items.properties.ProdutividadePorHa,data:data44};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data40.Unidade !== undefined){
let data45 = data40.Unidade;
if(typeof data45 !== "string"){
const err128 = {instancePath:instancePath+"/Producao/" + i2+"/Unidade",schemaPath:"#/properties/Producao/items/properties/Unidade/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Producao.items.properties.Unidade.type,parentSchema:schema31.properties.Producao.items.properties.Unidade,data:data45};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(!(((((((data45 === "sc60") || (data45 === "@")) || (data45 === "cab")) || (data45 === "t")) || (data45 === "kg")) || (data45 === "m3")) || (data45 === "un"))){
const err129 = {instancePath:instancePath+"/Producao/" + i2+"/Unidade",schemaPath:"#/properties/Producao/items/properties/Unidade/enum",keyword:"enum",params:{allowedValues: schema31.properties.Producao.items.properties.Unidade.enum},schema:schema31.properties.Producao.items.properties.Unidade.enum,parentSchema:schema31.properties.Producao.items.properties.Unidade,data:data45};
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
else {
const err130 = {instancePath:instancePath+"/Producao/" + i2,schemaPath:"#/properties/Producao/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Producao.items.type,parentSchema:schema31.properties.Producao.items,data:data40};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
}
if(data.Eventos !== undefined){
let data46 = data.Eventos;
if((!(Array.isArray(data46))) && (data46 !== null)){
const err131 = {instancePath:instancePath+"/Eventos",schemaPath:"#/properties/Eventos/type",keyword:"type",params:{type: schema31.properties.Eventos.type},schema:schema31.properties.Eventos.type,parentSchema:schema31.properties.Eventos,data:data46};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(Array.isArray(data46)){
const len3 = data46.length;
for(let i3=0; i3<len3; i3++){
let data47 = data46[i3];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.Data === undefined){
const err132 = {instancePath:instancePath+"/Eventos/" + i3,schemaPath:"#/properties/Eventos/items/required",keyword:"required",params:{missingProperty: "Data"},schema:schema31.properties.Eventos.items.required,parentSchema:schema31.properties.Eventos.items,data:data47};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data47.Ato === undefined){
const err133 = {instancePath:instancePath+"/Eventos/" + i3,schemaPath:"#/properties/Eventos/items/required",keyword:"required",params:{missingProperty: "Ato"},schema:schema31.properties.Eventos.items.required,parentSchema:schema31.properties.Eventos.items,data:data47};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data47.Evento === undefined){
const err134 = {instancePath:instancePath+"/Eventos/" + i3,schemaPath:"#/properties/Eventos/items/required",keyword:"required",params:{missingProperty: "Evento"},schema:schema31.properties.Eventos.items.required,parentSchema:schema31.properties.Eventos.items,data:data47};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
for(const key4 in data47){
if(!(func1.call(schema31.properties.Eventos.items.properties, key4))){
const err135 = {instancePath:instancePath+"/Eventos/" + i3,schemaPath:"#/properties/Eventos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema31.properties.Eventos.items,data:data47};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data47.Data !== undefined){
let data48 = data47.Data;
if(typeof data48 === "string"){
if(!(formats0.validate(data48))){
const err136 = {instancePath:instancePath+"/Eventos/" + i3+"/Data",schemaPath:"#/properties/Eventos/items/properties/Data/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Eventos.items.properties.Data,data:data48};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/Eventos/" + i3+"/Data",schemaPath:"#/properties/Eventos/items/properties/Data/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Eventos.items.properties.Data.type,parentSchema:schema31.properties.Eventos.items.properties.Data,data:data48};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data47.Ato !== undefined){
let data49 = data47.Ato;
if(typeof data49 === "string"){
if(func2(data49) > 200){
const err138 = {instancePath:instancePath+"/Eventos/" + i3+"/Ato",schemaPath:"#/properties/Eventos/items/properties/Ato/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Eventos.items.properties.Ato,data:data49};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(func2(data49) < 1){
const err139 = {instancePath:instancePath+"/Eventos/" + i3+"/Ato",schemaPath:"#/properties/Eventos/items/properties/Ato/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Eventos.items.properties.Ato,data:data49};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(!pattern4.test(data49)){
const err140 = {instancePath:instancePath+"/Eventos/" + i3+"/Ato",schemaPath:"#/properties/Eventos/items/properties/Ato/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Eventos.items.properties.Ato,data:data49};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(!(formats4.validate(data49))){
const err141 = {instancePath:instancePath+"/Eventos/" + i3+"/Ato",schemaPath:"#/properties/Eventos/items/properties/Ato/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Eventos.items.properties.Ato,data:data49};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
else {
const err142 = {instancePath:instancePath+"/Eventos/" + i3+"/Ato",schemaPath:"#/properties/Eventos/items/properties/Ato/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Eventos.items.properties.Ato.type,parentSchema:schema31.properties.Eventos.items.properties.Ato,data:data49};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data47.Evento !== undefined){
let data50 = data47.Evento;
if(typeof data50 !== "string"){
const err143 = {instancePath:instancePath+"/Eventos/" + i3+"/Evento",schemaPath:"#/properties/Eventos/items/properties/Evento/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Eventos.items.properties.Evento.type,parentSchema:schema31.properties.Eventos.items.properties.Evento,data:data50};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(!((((((((data50 === "constituicao") || (data50 === "aditivo")) || (data50 === "reforco")) || (data50 === "amortizacao")) || (data50 === "liberacao_parcial")) || (data50 === "prorrogacao")) || (data50 === "cessao")) || (data50 === "cancelamento"))){
const err144 = {instancePath:instancePath+"/Eventos/" + i3+"/Evento",schemaPath:"#/properties/Eventos/items/properties/Evento/enum",keyword:"enum",params:{allowedValues: schema31.properties.Eventos.items.properties.Evento.enum},schema:schema31.properties.Eventos.items.properties.Evento.enum,parentSchema:schema31.properties.Eventos.items.properties.Evento,data:data50};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data47.Garantia !== undefined){
let data51 = data47.Garantia;
if((typeof data51 !== "string") && (data51 !== null)){
const err145 = {instancePath:instancePath+"/Eventos/" + i3+"/Garantia",schemaPath:"#/properties/Eventos/items/properties/Garantia/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Garantia.type},schema:schema31.properties.Eventos.items.properties.Garantia.type,parentSchema:schema31.properties.Eventos.items.properties.Garantia,data:data51};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(typeof data51 === "string"){
if(func2(data51) > 200){
const err146 = {instancePath:instancePath+"/Eventos/" + i3+"/Garantia",schemaPath:"#/properties/Eventos/items/properties/Garantia/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Eventos.items.properties.Garantia,data:data51};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(!(formats4.validate(data51))){
const err147 = {instancePath:instancePath+"/Eventos/" + i3+"/Garantia",schemaPath:"#/properties/Eventos/items/properties/Garantia/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Eventos.items.properties.Garantia,data:data51};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
if(data47.Grau !== undefined){
let data52 = data47.Grau;
if((!((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52)))) && (data52 !== null)){
const err148 = {instancePath:instancePath+"/Eventos/" + i3+"/Grau",schemaPath:"#/properties/Eventos/items/properties/Grau/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Grau.type},schema:schema31.properties.Eventos.items.properties.Grau.type,parentSchema:schema31.properties.Eventos.items.properties.Grau,data:data52};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(typeof data52 == "number"){
if(data52 > 999999999 || isNaN(data52)){
const err149 = {instancePath:instancePath+"/Eventos/" + i3+"/Grau",schemaPath:"#/properties/Eventos/items/properties/Grau/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999},schema:999999999,parentSchema:schema31.properties.Eventos.items.properties.Grau,data:data52};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data52 < 1 || isNaN(data52)){
const err150 = {instancePath:instancePath+"/Eventos/" + i3+"/Grau",schemaPath:"#/properties/Eventos/items/properties/Grau/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Eventos.items.properties.Grau,data:data52};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
if(data47.Credor !== undefined){
let data53 = data47.Credor;
if((typeof data53 !== "string") && (data53 !== null)){
const err151 = {instancePath:instancePath+"/Eventos/" + i3+"/Credor",schemaPath:"#/properties/Eventos/items/properties/Credor/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Credor.type},schema:schema31.properties.Eventos.items.properties.Credor.type,parentSchema:schema31.properties.Eventos.items.properties.Credor,data:data53};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(typeof data53 === "string"){
if(func2(data53) > 200){
const err152 = {instancePath:instancePath+"/Eventos/" + i3+"/Credor",schemaPath:"#/properties/Eventos/items/properties/Credor/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Eventos.items.properties.Credor,data:data53};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(!(formats4.validate(data53))){
const err153 = {instancePath:instancePath+"/Eventos/" + i3+"/Credor",schemaPath:"#/properties/Eventos/items/properties/Credor/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Eventos.items.properties.Credor,data:data53};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
if(data47.Valor !== undefined){
let data54 = data47.Valor;
if((!(typeof data54 == "number")) && (data54 !== null)){
const err154 = {instancePath:instancePath+"/Eventos/" + i3+"/Valor",schemaPath:"#/properties/Eventos/items/properties/Valor/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Valor.type},schema:schema31.properties.Eventos.items.properties.Valor.type,parentSchema:schema31.properties.Eventos.items.properties.Valor,data:data54};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(typeof data54 == "number"){
if(data54 > 9999999999999.99 || isNaN(data54)){
const err155 = {instancePath:instancePath+"/Eventos/" + i3+"/Valor",schemaPath:"#/properties/Eventos/items/properties/Valor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.Eventos.items.properties.Valor,data:data54};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data54 < 0 || isNaN(data54)){
const err156 = {instancePath:instancePath+"/Eventos/" + i3+"/Valor",schemaPath:"#/properties/Eventos/items/properties/Valor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Eventos.items.properties.Valor,data:data54};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(!(formats14.validate(data54))){
const err157 = {instancePath:instancePath+"/Eventos/" + i3+"/Valor",schemaPath:"#/properties/Eventos/items/properties/Valor/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.Eventos.items.properties.Valor,data:data54};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
if(data47.ValorPosterior !== undefined){
let data55 = data47.ValorPosterior;
if((!(typeof data55 == "number")) && (data55 !== null)){
const err158 = {instancePath:instancePath+"/Eventos/" + i3+"/ValorPosterior",schemaPath:"#/properties/Eventos/items/properties/ValorPosterior/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.ValorPosterior.type},schema:schema31.properties.Eventos.items.properties.ValorPosterior.type,parentSchema:schema31.properties.Eventos.items.properties.ValorPosterior,data:data55};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(typeof data55 == "number"){
if(data55 > 9999999999999.99 || isNaN(data55)){
const err159 = {instancePath:instancePath+"/Eventos/" + i3+"/ValorPosterior",schemaPath:"#/properties/Eventos/items/properties/ValorPosterior/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.Eventos.items.properties.ValorPosterior,data:data55};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data55 < 0 || isNaN(data55)){
const err160 = {instancePath:instancePath+"/Eventos/" + i3+"/ValorPosterior",schemaPath:"#/properties/Eventos/items/properties/ValorPosterior/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Eventos.items.properties.ValorPosterior,data:data55};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(!(formats14.validate(data55))){
const err161 = {instancePath:instancePath+"/Eventos/" + i3+"/ValorPosterior",schemaPath:"#/properties/Eventos/items/properties/ValorPosterior/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.Eventos.items.properties.ValorPosterior,data:data55};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
}
if(data47.Moeda !== undefined){
let data56 = data47.Moeda;
if((typeof data56 !== "string") && (data56 !== null)){
const err162 = {instancePath:instancePath+"/Eventos/" + i3+"/Moeda",schemaPath:"#/properties/Eventos/items/properties/Moeda/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Moeda.type},schema:schema31.properties.Eventos.items.properties.Moeda.type,parentSchema:schema31.properties.Eventos.items.properties.Moeda,data:data56};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(!((((((data56 === "BRL") || (data56 === "CRR")) || (data56 === "CRZ")) || (data56 === "NCZ")) || (data56 === "CZ$")) || (data56 === null))){
const err163 = {instancePath:instancePath+"/Eventos/" + i3+"/Moeda",schemaPath:"#/properties/Eventos/items/properties/Moeda/enum",keyword:"enum",params:{allowedValues: schema31.properties.Eventos.items.properties.Moeda.enum},schema:schema31.properties.Eventos.items.properties.Moeda.enum,parentSchema:schema31.properties.Eventos.items.properties.Moeda,data:data56};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data47.Vencimento !== undefined){
let data57 = data47.Vencimento;
if((typeof data57 !== "string") && (data57 !== null)){
const err164 = {instancePath:instancePath+"/Eventos/" + i3+"/Vencimento",schemaPath:"#/properties/Eventos/items/properties/Vencimento/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Vencimento.type},schema:schema31.properties.Eventos.items.properties.Vencimento.type,parentSchema:schema31.properties.Eventos.items.properties.Vencimento,data:data57};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(typeof data57 === "string"){
if(!(formats0.validate(data57))){
const err165 = {instancePath:instancePath+"/Eventos/" + i3+"/Vencimento",schemaPath:"#/properties/Eventos/items/properties/Vencimento/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Eventos.items.properties.Vencimento,data:data57};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
if(data47.Produto !== undefined){
let data58 = data47.Produto;
if((typeof data58 !== "string") && (data58 !== null)){
const err166 = {instancePath:instancePath+"/Eventos/" + i3+"/Produto",schemaPath:"#/properties/Eventos/items/properties/Produto/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Produto.type},schema:schema31.properties.Eventos.items.properties.Produto.type,parentSchema:schema31.properties.Eventos.items.properties.Produto,data:data58};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(typeof data58 === "string"){
if(func2(data58) > 200){
const err167 = {instancePath:instancePath+"/Eventos/" + i3+"/Produto",schemaPath:"#/properties/Eventos/items/properties/Produto/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Eventos.items.properties.Produto,data:data58};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(!(formats4.validate(data58))){
const err168 = {instancePath:instancePath+"/Eventos/" + i3+"/Produto",schemaPath:"#/properties/Eventos/items/properties/Produto/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Eventos.items.properties.Produto,data:data58};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
if(data47.Quantidade !== undefined){
let data59 = data47.Quantidade;
if((!(typeof data59 == "number")) && (data59 !== null)){
const err169 = {instancePath:instancePath+"/Eventos/" + i3+"/Quantidade",schemaPath:"#/properties/Eventos/items/properties/Quantidade/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Quantidade.type},schema:schema31.properties.Eventos.items.properties.Quantidade.type,parentSchema:schema31.properties.Eventos.items.properties.Quantidade,data:data59};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(typeof data59 == "number"){
if(data59 > 999999999999 || isNaN(data59)){
const err170 = {instancePath:instancePath+"/Eventos/" + i3+"/Quantidade",schemaPath:"#/properties/Eventos/items/properties/Quantidade/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},schema:999999999999,parentSchema:schema31.properties.Eventos.items.properties.Quantidade,data:data59};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(data59 < 0 || isNaN(data59)){
const err171 = {instancePath:instancePath+"/Eventos/" + i3+"/Quantidade",schemaPath:"#/properties/Eventos/items/properties/Quantidade/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Eventos.items.properties.Quantidade,data:data59};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(!(formats36.validate(data59))){
const err172 = {instancePath:instancePath+"/Eventos/" + i3+"/Quantidade",schemaPath:"#/properties/Eventos/items/properties/Quantidade/format",keyword:"format",params:{format: "decimal"},schema:"decimal",parentSchema:schema31.properties.Eventos.items.properties.Quantidade,data:data59};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
}
if(data47.Unidade !== undefined){
let data60 = data47.Unidade;
if((typeof data60 !== "string") && (data60 !== null)){
const err173 = {instancePath:instancePath+"/Eventos/" + i3+"/Unidade",schemaPath:"#/properties/Eventos/items/properties/Unidade/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Unidade.type},schema:schema31.properties.Eventos.items.properties.Unidade.type,parentSchema:schema31.properties.Eventos.items.properties.Unidade,data:data60};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(!((((((((data60 === "sc60") || (data60 === "@")) || (data60 === "cab")) || (data60 === "t")) || (data60 === "kg")) || (data60 === "m3")) || (data60 === "un")) || (data60 === null))){
const err174 = {instancePath:instancePath+"/Eventos/" + i3+"/Unidade",schemaPath:"#/properties/Eventos/items/properties/Unidade/enum",keyword:"enum",params:{allowedValues: schema31.properties.Eventos.items.properties.Unidade.enum},schema:schema31.properties.Eventos.items.properties.Unidade.enum,parentSchema:schema31.properties.Eventos.items.properties.Unidade,data:data60};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data47.Safra !== undefined){
let data61 = data47.Safra;
if((typeof data61 !== "string") && (data61 !== null)){
const err175 = {instancePath:instancePath+"/Eventos/" + i3+"/Safra",schemaPath:"#/properties/Eventos/items/properties/Safra/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.Safra.type},schema:schema31.properties.Eventos.items.properties.Safra.type,parentSchema:schema31.properties.Eventos.items.properties.Safra,data:data61};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(typeof data61 === "string"){
if(func2(data61) > 200){
const err176 = {instancePath:instancePath+"/Eventos/" + i3+"/Safra",schemaPath:"#/properties/Eventos/items/properties/Safra/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Eventos.items.properties.Safra,data:data61};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(!(formats4.validate(data61))){
const err177 = {instancePath:instancePath+"/Eventos/" + i3+"/Safra",schemaPath:"#/properties/Eventos/items/properties/Safra/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Eventos.items.properties.Safra,data:data61};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
if(data47.AreaVinculadaHa !== undefined){
let data62 = data47.AreaVinculadaHa;
if((!(typeof data62 == "number")) && (data62 !== null)){
const err178 = {instancePath:instancePath+"/Eventos/" + i3+"/AreaVinculadaHa",schemaPath:"#/properties/Eventos/items/properties/AreaVinculadaHa/type",keyword:"type",params:{type: schema31.properties.Eventos.items.properties.AreaVinculadaHa.type},schema:schema31.properties.Eventos.items.properties.AreaVinculadaHa.type,parentSchema:schema31.properties.Eventos.items.properties.AreaVinculadaHa,data:data62};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(typeof data62 == "number"){
if(data62 > 99999999999 || isNaN(data62)){
const err179 = {instancePath:instancePath+"/Eventos/" + i3+"/AreaVinculadaHa",schemaPath:"#/properties/Eventos/items/properties/AreaVinculadaHa/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999999},schema:99999999999,parentSchema:schema31.properties.Eventos.items.properties.AreaVinculadaHa,data:data62};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(data62 < 0 || isNaN(data62)){
const err180 = {instancePath:instancePath+"/Eventos/" + i3+"/AreaVinculadaHa",schemaPath:"#/properties/Eventos/items/properties/AreaVinculadaHa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Eventos.items.properties.AreaVinculadaHa,data:data62};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(!(formats2.validate(data62))){
const err181 = {instancePath:instancePath+"/Eventos/" + i3+"/AreaVinculadaHa",schemaPath:"#/properties/Eventos/items/properties/AreaVinculadaHa/format",keyword:"format",params:{format: "area"},schema:"area",parentSchema:schema31.properties.Eventos.items.properties.AreaVinculadaHa,data:data62};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
}
else {
const err182 = {instancePath:instancePath+"/Eventos/" + i3,schemaPath:"#/properties/Eventos/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Eventos.items.type,parentSchema:schema31.properties.Eventos.items,data:data47};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
}
if(data.Defasagem !== undefined){
let data63 = data.Defasagem;
if((!((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63)))) && (data63 !== null)){
const err183 = {instancePath:instancePath+"/Defasagem",schemaPath:"#/properties/Defasagem/type",keyword:"type",params:{type: schema31.properties.Defasagem.type},schema:schema31.properties.Defasagem.type,parentSchema:schema31.properties.Defasagem,data:data63};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(typeof data63 == "number"){
if(data63 > 12 || isNaN(data63)){
const err184 = {instancePath:instancePath+"/Defasagem",schemaPath:"#/properties/Defasagem/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},schema:12,parentSchema:schema31.properties.Defasagem,data:data63};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data63 < 0 || isNaN(data63)){
const err185 = {instancePath:instancePath+"/Defasagem",schemaPath:"#/properties/Defasagem/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Defasagem,data:data63};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
}
else {
const err186 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

