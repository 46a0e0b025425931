// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const feedback_gestao_responder = validate20;
const schema31 = {"$id":"feedback_gestao_responder","type":"object","properties":{"Resposta":{"type":"string","format":"longText","minLength":1,"pattern":"\\S","maxLength":4000},"Situacao":{"type":"string","enum":["pendente","resolvida"]},"VersaoSolucao":{"type":["string","null"],"format":"text","maxLength":40},"Anexo":{"type":["integer","null"],"minimum":1}},"required":["Resposta","Situacao"],"additionalProperties":false};
const formats0 = formats.longText;
const formats2 = formats.text;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="feedback_gestao_responder" */;
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
if(data.Resposta === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Resposta"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Situacao === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Situacao"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "Resposta") || (key0 === "Situacao")) || (key0 === "VersaoSolucao")) || (key0 === "Anexo"))){
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
if(data.Resposta !== undefined){
let data0 = data.Resposta;
if(typeof data0 === "string"){
if(func1(data0) > 4000){
const err3 = {instancePath:instancePath+"/Resposta",schemaPath:"#/properties/Resposta/maxLength",keyword:"maxLength",params:{limit: 4000},schema:4000,parentSchema:schema31.properties.Resposta,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/Resposta",schemaPath:"#/properties/Resposta/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Resposta,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/Resposta",schemaPath:"#/properties/Resposta/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Resposta,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data0))){
const err6 = {instancePath:instancePath+"/Resposta",schemaPath:"#/properties/Resposta/format",keyword:"format",params:{format: "longText"},schema:"longText",parentSchema:schema31.properties.Resposta,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/Resposta",schemaPath:"#/properties/Resposta/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Resposta.type,parentSchema:schema31.properties.Resposta,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Situacao !== undefined){
let data1 = data.Situacao;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/Situacao",schemaPath:"#/properties/Situacao/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Situacao.type,parentSchema:schema31.properties.Situacao,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data1 === "pendente") || (data1 === "resolvida"))){
const err9 = {instancePath:instancePath+"/Situacao",schemaPath:"#/properties/Situacao/enum",keyword:"enum",params:{allowedValues: schema31.properties.Situacao.enum},schema:schema31.properties.Situacao.enum,parentSchema:schema31.properties.Situacao,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.VersaoSolucao !== undefined){
let data2 = data.VersaoSolucao;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/VersaoSolucao",schemaPath:"#/properties/VersaoSolucao/type",keyword:"type",params:{type: schema31.properties.VersaoSolucao.type},schema:schema31.properties.VersaoSolucao.type,parentSchema:schema31.properties.VersaoSolucao,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 40){
const err11 = {instancePath:instancePath+"/VersaoSolucao",schemaPath:"#/properties/VersaoSolucao/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema31.properties.VersaoSolucao,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats2.validate(data2))){
const err12 = {instancePath:instancePath+"/VersaoSolucao",schemaPath:"#/properties/VersaoSolucao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.VersaoSolucao,data:data2};
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
if(data.Anexo !== undefined){
let data3 = data.Anexo;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err13 = {instancePath:instancePath+"/Anexo",schemaPath:"#/properties/Anexo/type",keyword:"type",params:{type: schema31.properties.Anexo.type},schema:schema31.properties.Anexo.type,parentSchema:schema31.properties.Anexo,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/Anexo",schemaPath:"#/properties/Anexo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Anexo,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

