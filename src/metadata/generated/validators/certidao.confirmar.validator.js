// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const certidao_confirmar = validate20;
const schema31 = {"$id":"certidao_confirmar","type":"object","properties":{"Resultado":{"type":"string","enum":["NEGATIVA","POSITIVA","POSITIVA_EFEITO_NEGATIVA","REGULAR","IRREGULAR","NADA_CONSTA","CONSTA","INFORMATIVA","INDETERMINADA"]},"DataEmissao":{"type":"string","format":"date"},"HoraEmissao":{"type":["string","null"],"format":"time"},"DataVencimento":{"type":["string","null"],"format":"date"},"Orgao":{"type":["string","null"],"format":"text","maxLength":160},"Numero":{"type":["string","null"],"format":"text","maxLength":60},"CodigoVerificacao":{"type":["string","null"],"format":"text","maxLength":80},"Observacao":{"type":["string","null"],"format":"longText","maxLength":2000},"ConfirmarDivergencia":{"type":["boolean","null"]}},"required":["Resultado","DataEmissao"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const formats0 = formats.date;
const formats2 = formats.time;
const formats6 = formats.text;
const formats12 = formats.longText;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="certidao_confirmar" */;
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
if(data.Resultado === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Resultado"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.DataEmissao === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DataEmissao"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Resultado !== undefined){
let data0 = data.Resultado;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/Resultado",schemaPath:"#/properties/Resultado/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Resultado.type,parentSchema:schema31.properties.Resultado,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((data0 === "NEGATIVA") || (data0 === "POSITIVA")) || (data0 === "POSITIVA_EFEITO_NEGATIVA")) || (data0 === "REGULAR")) || (data0 === "IRREGULAR")) || (data0 === "NADA_CONSTA")) || (data0 === "CONSTA")) || (data0 === "INFORMATIVA")) || (data0 === "INDETERMINADA"))){
const err4 = {instancePath:instancePath+"/Resultado",schemaPath:"#/properties/Resultado/enum",keyword:"enum",params:{allowedValues: schema31.properties.Resultado.enum},schema:schema31.properties.Resultado.enum,parentSchema:schema31.properties.Resultado,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.DataEmissao !== undefined){
let data1 = data.DataEmissao;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/DataEmissao",schemaPath:"#/properties/DataEmissao/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.DataEmissao,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/DataEmissao",schemaPath:"#/properties/DataEmissao/type",keyword:"type",params:{type: "string"},schema:schema31.properties.DataEmissao.type,parentSchema:schema31.properties.DataEmissao,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.HoraEmissao !== undefined){
let data2 = data.HoraEmissao;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/HoraEmissao",schemaPath:"#/properties/HoraEmissao/type",keyword:"type",params:{type: schema31.properties.HoraEmissao.type},schema:schema31.properties.HoraEmissao.type,parentSchema:schema31.properties.HoraEmissao,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats2.validate(data2))){
const err8 = {instancePath:instancePath+"/HoraEmissao",schemaPath:"#/properties/HoraEmissao/format",keyword:"format",params:{format: "time"},schema:"time",parentSchema:schema31.properties.HoraEmissao,data:data2};
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
if(data.DataVencimento !== undefined){
let data3 = data.DataVencimento;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/DataVencimento",schemaPath:"#/properties/DataVencimento/type",keyword:"type",params:{type: schema31.properties.DataVencimento.type},schema:schema31.properties.DataVencimento.type,parentSchema:schema31.properties.DataVencimento,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err10 = {instancePath:instancePath+"/DataVencimento",schemaPath:"#/properties/DataVencimento/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.DataVencimento,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.Orgao !== undefined){
let data4 = data.Orgao;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/Orgao",schemaPath:"#/properties/Orgao/type",keyword:"type",params:{type: schema31.properties.Orgao.type},schema:schema31.properties.Orgao.type,parentSchema:schema31.properties.Orgao,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
if(func2(data4) > 160){
const err12 = {instancePath:instancePath+"/Orgao",schemaPath:"#/properties/Orgao/maxLength",keyword:"maxLength",params:{limit: 160},schema:160,parentSchema:schema31.properties.Orgao,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats6.validate(data4))){
const err13 = {instancePath:instancePath+"/Orgao",schemaPath:"#/properties/Orgao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Orgao,data:data4};
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
if(data.Numero !== undefined){
let data5 = data.Numero;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/type",keyword:"type",params:{type: schema31.properties.Numero.type},schema:schema31.properties.Numero.type,parentSchema:schema31.properties.Numero,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(func2(data5) > 60){
const err15 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema31.properties.Numero,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats6.validate(data5))){
const err16 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Numero,data:data5};
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
if(data.CodigoVerificacao !== undefined){
let data6 = data.CodigoVerificacao;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/CodigoVerificacao",schemaPath:"#/properties/CodigoVerificacao/type",keyword:"type",params:{type: schema31.properties.CodigoVerificacao.type},schema:schema31.properties.CodigoVerificacao.type,parentSchema:schema31.properties.CodigoVerificacao,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 80){
const err18 = {instancePath:instancePath+"/CodigoVerificacao",schemaPath:"#/properties/CodigoVerificacao/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.CodigoVerificacao,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats6.validate(data6))){
const err19 = {instancePath:instancePath+"/CodigoVerificacao",schemaPath:"#/properties/CodigoVerificacao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.CodigoVerificacao,data:data6};
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
if(data.Observacao !== undefined){
let data7 = data.Observacao;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/Observacao",schemaPath:"#/properties/Observacao/type",keyword:"type",params:{type: schema31.properties.Observacao.type},schema:schema31.properties.Observacao.type,parentSchema:schema31.properties.Observacao,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
if(func2(data7) > 2000){
const err21 = {instancePath:instancePath+"/Observacao",schemaPath:"#/properties/Observacao/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema31.properties.Observacao,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats12.validate(data7))){
const err22 = {instancePath:instancePath+"/Observacao",schemaPath:"#/properties/Observacao/format",keyword:"format",params:{format: "longText"},schema:"longText",parentSchema:schema31.properties.Observacao,data:data7};
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
if(data.ConfirmarDivergencia !== undefined){
let data8 = data.ConfirmarDivergencia;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/ConfirmarDivergencia",schemaPath:"#/properties/ConfirmarDivergencia/type",keyword:"type",params:{type: schema31.properties.ConfirmarDivergencia.type},schema:schema31.properties.ConfirmarDivergencia.type,parentSchema:schema31.properties.ConfirmarDivergencia,data:data8};
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
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

