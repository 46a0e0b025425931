// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const operacao = validate20;
const schema31 = {"$id":"operacao","type":"object","properties":{"IdentificadorCliente":{"type":"integer","minimum":1},"TipoImovel":{"type":"string","enum":["Rural","Urbano"]},"IdentificadorProduto":{"type":["integer","null"],"minimum":1},"Valor":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"UsaFgts":{"type":["boolean","null"]},"Prioridade":{"type":"string","enum":["baixa","normal","alta"]},"Proposta":{"type":["string","null"],"format":"text","maxLength":40},"IdentificadorWorkflow":{"type":["integer","null"],"minimum":1},"DataPrevistaAssinatura":{"type":["string","null"],"format":"date"},"IdentificadorAnalista":{"type":["integer","null"],"minimum":1},"IdentificadorOfficer":{"type":["integer","null"],"minimum":1},"IdentificadorSegmentoArea":{"type":["integer","null"],"minimum":1},"IdentificadorDiretoria":{"type":["integer","null"],"minimum":1},"IdentificadorFilial":{"type":["integer","null"],"minimum":1},"IdentificadorGrupo":{"type":["integer","null"],"minimum":1}},"required":["IdentificadorCliente","TipoImovel","Prioridade"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const formats0 = formats.money;
const formats2 = formats.text;
const formats4 = formats.date;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="operacao" */;
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
if(data.IdentificadorCliente === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IdentificadorCliente"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.TipoImovel === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TipoImovel"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Prioridade === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Prioridade"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.IdentificadorCliente !== undefined){
let data0 = data.IdentificadorCliente;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/IdentificadorCliente",schemaPath:"#/properties/IdentificadorCliente/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.IdentificadorCliente.type,parentSchema:schema31.properties.IdentificadorCliente,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/IdentificadorCliente",schemaPath:"#/properties/IdentificadorCliente/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorCliente,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.TipoImovel !== undefined){
let data1 = data.TipoImovel;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/TipoImovel",schemaPath:"#/properties/TipoImovel/type",keyword:"type",params:{type: "string"},schema:schema31.properties.TipoImovel.type,parentSchema:schema31.properties.TipoImovel,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data1 === "Rural") || (data1 === "Urbano"))){
const err7 = {instancePath:instancePath+"/TipoImovel",schemaPath:"#/properties/TipoImovel/enum",keyword:"enum",params:{allowedValues: schema31.properties.TipoImovel.enum},schema:schema31.properties.TipoImovel.enum,parentSchema:schema31.properties.TipoImovel,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.IdentificadorProduto !== undefined){
let data2 = data.IdentificadorProduto;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/IdentificadorProduto",schemaPath:"#/properties/IdentificadorProduto/type",keyword:"type",params:{type: schema31.properties.IdentificadorProduto.type},schema:schema31.properties.IdentificadorProduto.type,parentSchema:schema31.properties.IdentificadorProduto,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/IdentificadorProduto",schemaPath:"#/properties/IdentificadorProduto/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorProduto,data:data2};
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
if(data.Valor !== undefined){
let data3 = data.Valor;
if((!(typeof data3 == "number")) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/Valor",schemaPath:"#/properties/Valor/type",keyword:"type",params:{type: schema31.properties.Valor.type},schema:schema31.properties.Valor.type,parentSchema:schema31.properties.Valor,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9999999999999.99 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/Valor",schemaPath:"#/properties/Valor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.Valor,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/Valor",schemaPath:"#/properties/Valor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Valor,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.validate(data3))){
const err13 = {instancePath:instancePath+"/Valor",schemaPath:"#/properties/Valor/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.Valor,data:data3};
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
if(data.UsaFgts !== undefined){
let data4 = data.UsaFgts;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/UsaFgts",schemaPath:"#/properties/UsaFgts/type",keyword:"type",params:{type: schema31.properties.UsaFgts.type},schema:schema31.properties.UsaFgts.type,parentSchema:schema31.properties.UsaFgts,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.Prioridade !== undefined){
let data5 = data.Prioridade;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/Prioridade",schemaPath:"#/properties/Prioridade/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Prioridade.type,parentSchema:schema31.properties.Prioridade,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data5 === "baixa") || (data5 === "normal")) || (data5 === "alta"))){
const err16 = {instancePath:instancePath+"/Prioridade",schemaPath:"#/properties/Prioridade/enum",keyword:"enum",params:{allowedValues: schema31.properties.Prioridade.enum},schema:schema31.properties.Prioridade.enum,parentSchema:schema31.properties.Prioridade,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.Proposta !== undefined){
let data6 = data.Proposta;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/Proposta",schemaPath:"#/properties/Proposta/type",keyword:"type",params:{type: schema31.properties.Proposta.type},schema:schema31.properties.Proposta.type,parentSchema:schema31.properties.Proposta,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 40){
const err18 = {instancePath:instancePath+"/Proposta",schemaPath:"#/properties/Proposta/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema31.properties.Proposta,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats2.validate(data6))){
const err19 = {instancePath:instancePath+"/Proposta",schemaPath:"#/properties/Proposta/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Proposta,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.IdentificadorWorkflow !== undefined){
let data7 = data.IdentificadorWorkflow;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err20 = {instancePath:instancePath+"/IdentificadorWorkflow",schemaPath:"#/properties/IdentificadorWorkflow/type",keyword:"type",params:{type: schema31.properties.IdentificadorWorkflow.type},schema:schema31.properties.IdentificadorWorkflow.type,parentSchema:schema31.properties.IdentificadorWorkflow,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/IdentificadorWorkflow",schemaPath:"#/properties/IdentificadorWorkflow/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorWorkflow,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.DataPrevistaAssinatura !== undefined){
let data8 = data.DataPrevistaAssinatura;
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/DataPrevistaAssinatura",schemaPath:"#/properties/DataPrevistaAssinatura/type",keyword:"type",params:{type: schema31.properties.DataPrevistaAssinatura.type},schema:schema31.properties.DataPrevistaAssinatura.type,parentSchema:schema31.properties.DataPrevistaAssinatura,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats4.validate(data8))){
const err23 = {instancePath:instancePath+"/DataPrevistaAssinatura",schemaPath:"#/properties/DataPrevistaAssinatura/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.DataPrevistaAssinatura,data:data8};
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
if(data.IdentificadorAnalista !== undefined){
let data9 = data.IdentificadorAnalista;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err24 = {instancePath:instancePath+"/IdentificadorAnalista",schemaPath:"#/properties/IdentificadorAnalista/type",keyword:"type",params:{type: schema31.properties.IdentificadorAnalista.type},schema:schema31.properties.IdentificadorAnalista.type,parentSchema:schema31.properties.IdentificadorAnalista,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 1 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/IdentificadorAnalista",schemaPath:"#/properties/IdentificadorAnalista/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorAnalista,data:data9};
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
if(data.IdentificadorOfficer !== undefined){
let data10 = data.IdentificadorOfficer;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err26 = {instancePath:instancePath+"/IdentificadorOfficer",schemaPath:"#/properties/IdentificadorOfficer/type",keyword:"type",params:{type: schema31.properties.IdentificadorOfficer.type},schema:schema31.properties.IdentificadorOfficer.type,parentSchema:schema31.properties.IdentificadorOfficer,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/IdentificadorOfficer",schemaPath:"#/properties/IdentificadorOfficer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorOfficer,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.IdentificadorSegmentoArea !== undefined){
let data11 = data.IdentificadorSegmentoArea;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err28 = {instancePath:instancePath+"/IdentificadorSegmentoArea",schemaPath:"#/properties/IdentificadorSegmentoArea/type",keyword:"type",params:{type: schema31.properties.IdentificadorSegmentoArea.type},schema:schema31.properties.IdentificadorSegmentoArea.type,parentSchema:schema31.properties.IdentificadorSegmentoArea,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/IdentificadorSegmentoArea",schemaPath:"#/properties/IdentificadorSegmentoArea/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorSegmentoArea,data:data11};
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
if(data.IdentificadorDiretoria !== undefined){
let data12 = data.IdentificadorDiretoria;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err30 = {instancePath:instancePath+"/IdentificadorDiretoria",schemaPath:"#/properties/IdentificadorDiretoria/type",keyword:"type",params:{type: schema31.properties.IdentificadorDiretoria.type},schema:schema31.properties.IdentificadorDiretoria.type,parentSchema:schema31.properties.IdentificadorDiretoria,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 1 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/IdentificadorDiretoria",schemaPath:"#/properties/IdentificadorDiretoria/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorDiretoria,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.IdentificadorFilial !== undefined){
let data13 = data.IdentificadorFilial;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err32 = {instancePath:instancePath+"/IdentificadorFilial",schemaPath:"#/properties/IdentificadorFilial/type",keyword:"type",params:{type: schema31.properties.IdentificadorFilial.type},schema:schema31.properties.IdentificadorFilial.type,parentSchema:schema31.properties.IdentificadorFilial,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 1 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/IdentificadorFilial",schemaPath:"#/properties/IdentificadorFilial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorFilial,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.IdentificadorGrupo !== undefined){
let data14 = data.IdentificadorGrupo;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err34 = {instancePath:instancePath+"/IdentificadorGrupo",schemaPath:"#/properties/IdentificadorGrupo/type",keyword:"type",params:{type: schema31.properties.IdentificadorGrupo.type},schema:schema31.properties.IdentificadorGrupo.type,parentSchema:schema31.properties.IdentificadorGrupo,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 1 || isNaN(data14)){
const err35 = {instancePath:instancePath+"/IdentificadorGrupo",schemaPath:"#/properties/IdentificadorGrupo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorGrupo,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

