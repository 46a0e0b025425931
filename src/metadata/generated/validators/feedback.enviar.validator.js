// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const feedback_enviar = validate20;
const schema31 = {"$id":"feedback_enviar","type":"object","properties":{"MotivoContato":{"type":"string","enum":["ERRO","DUVIDA","SUGESTAO","EXTRACAO","CERTIDAO","ACESSO","OUTRO"]},"Detalhe":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":120},"Mensagem":{"type":"string","format":"longText","minLength":1,"pattern":"\\S","maxLength":4000},"Anexo":{"type":["integer","null"],"minimum":1},"AnexarContexto":{"type":["boolean","null"]},"Contexto":{"type":["string","null"],"format":"longText","maxLength":500}},"required":["MotivoContato","Detalhe","Mensagem"],"additionalProperties":false};
const formats0 = formats.text;
const formats2 = formats.longText;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="feedback_enviar" */;
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
if(data.MotivoContato === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "MotivoContato"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Detalhe === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Detalhe"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Mensagem === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Mensagem"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "MotivoContato") || (key0 === "Detalhe")) || (key0 === "Mensagem")) || (key0 === "Anexo")) || (key0 === "AnexarContexto")) || (key0 === "Contexto"))){
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
if(data.MotivoContato !== undefined){
let data0 = data.MotivoContato;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/MotivoContato",schemaPath:"#/properties/MotivoContato/type",keyword:"type",params:{type: "string"},schema:schema31.properties.MotivoContato.type,parentSchema:schema31.properties.MotivoContato,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((data0 === "ERRO") || (data0 === "DUVIDA")) || (data0 === "SUGESTAO")) || (data0 === "EXTRACAO")) || (data0 === "CERTIDAO")) || (data0 === "ACESSO")) || (data0 === "OUTRO"))){
const err5 = {instancePath:instancePath+"/MotivoContato",schemaPath:"#/properties/MotivoContato/enum",keyword:"enum",params:{allowedValues: schema31.properties.MotivoContato.enum},schema:schema31.properties.MotivoContato.enum,parentSchema:schema31.properties.MotivoContato,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Detalhe !== undefined){
let data1 = data.Detalhe;
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err6 = {instancePath:instancePath+"/Detalhe",schemaPath:"#/properties/Detalhe/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema31.properties.Detalhe,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/Detalhe",schemaPath:"#/properties/Detalhe/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Detalhe,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/Detalhe",schemaPath:"#/properties/Detalhe/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Detalhe,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0.validate(data1))){
const err9 = {instancePath:instancePath+"/Detalhe",schemaPath:"#/properties/Detalhe/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Detalhe,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/Detalhe",schemaPath:"#/properties/Detalhe/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Detalhe.type,parentSchema:schema31.properties.Detalhe,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Mensagem !== undefined){
let data2 = data.Mensagem;
if(typeof data2 === "string"){
if(func1(data2) > 4000){
const err11 = {instancePath:instancePath+"/Mensagem",schemaPath:"#/properties/Mensagem/maxLength",keyword:"maxLength",params:{limit: 4000},schema:4000,parentSchema:schema31.properties.Mensagem,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data2) < 1){
const err12 = {instancePath:instancePath+"/Mensagem",schemaPath:"#/properties/Mensagem/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Mensagem,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern4.test(data2)){
const err13 = {instancePath:instancePath+"/Mensagem",schemaPath:"#/properties/Mensagem/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Mensagem,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats2.validate(data2))){
const err14 = {instancePath:instancePath+"/Mensagem",schemaPath:"#/properties/Mensagem/format",keyword:"format",params:{format: "longText"},schema:"longText",parentSchema:schema31.properties.Mensagem,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/Mensagem",schemaPath:"#/properties/Mensagem/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Mensagem.type,parentSchema:schema31.properties.Mensagem,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.Anexo !== undefined){
let data3 = data.Anexo;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err16 = {instancePath:instancePath+"/Anexo",schemaPath:"#/properties/Anexo/type",keyword:"type",params:{type: schema31.properties.Anexo.type},schema:schema31.properties.Anexo.type,parentSchema:schema31.properties.Anexo,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/Anexo",schemaPath:"#/properties/Anexo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Anexo,data:data3};
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
if(data.AnexarContexto !== undefined){
let data4 = data.AnexarContexto;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/AnexarContexto",schemaPath:"#/properties/AnexarContexto/type",keyword:"type",params:{type: schema31.properties.AnexarContexto.type},schema:schema31.properties.AnexarContexto.type,parentSchema:schema31.properties.AnexarContexto,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.Contexto !== undefined){
let data5 = data.Contexto;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/Contexto",schemaPath:"#/properties/Contexto/type",keyword:"type",params:{type: schema31.properties.Contexto.type},schema:schema31.properties.Contexto.type,parentSchema:schema31.properties.Contexto,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 500){
const err20 = {instancePath:instancePath+"/Contexto",schemaPath:"#/properties/Contexto/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema31.properties.Contexto,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats2.validate(data5))){
const err21 = {instancePath:instancePath+"/Contexto",schemaPath:"#/properties/Contexto/format",keyword:"format",params:{format: "longText"},schema:"longText",parentSchema:schema31.properties.Contexto,data:data5};
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
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

