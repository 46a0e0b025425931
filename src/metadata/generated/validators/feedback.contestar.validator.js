// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const feedback_contestar = validate20;
const schema31 = {"$id":"feedback_contestar","type":"object","properties":{"Mensagem":{"type":"string","format":"longText","minLength":1,"pattern":"\\S","maxLength":4000},"Anexo":{"type":["integer","null"],"minimum":1}},"required":["Mensagem"],"additionalProperties":false};
const formats0 = formats.longText;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="feedback_contestar" */;
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
if(data.Mensagem === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Mensagem"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Mensagem") || (key0 === "Anexo"))){
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
if(data.Mensagem !== undefined){
let data0 = data.Mensagem;
if(typeof data0 === "string"){
if(func1(data0) > 4000){
const err2 = {instancePath:instancePath+"/Mensagem",schemaPath:"#/properties/Mensagem/maxLength",keyword:"maxLength",params:{limit: 4000},schema:4000,parentSchema:schema31.properties.Mensagem,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/Mensagem",schemaPath:"#/properties/Mensagem/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Mensagem,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/Mensagem",schemaPath:"#/properties/Mensagem/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Mensagem,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0.validate(data0))){
const err5 = {instancePath:instancePath+"/Mensagem",schemaPath:"#/properties/Mensagem/format",keyword:"format",params:{format: "longText"},schema:"longText",parentSchema:schema31.properties.Mensagem,data:data0};
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
const err6 = {instancePath:instancePath+"/Mensagem",schemaPath:"#/properties/Mensagem/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Mensagem.type,parentSchema:schema31.properties.Mensagem,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Anexo !== undefined){
let data1 = data.Anexo;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err7 = {instancePath:instancePath+"/Anexo",schemaPath:"#/properties/Anexo/type",keyword:"type",params:{type: schema31.properties.Anexo.type},schema:schema31.properties.Anexo.type,parentSchema:schema31.properties.Anexo,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/Anexo",schemaPath:"#/properties/Anexo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Anexo,data:data1};
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
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

