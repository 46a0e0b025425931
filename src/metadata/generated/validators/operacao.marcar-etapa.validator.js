// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const operacao_marcar_etapa = validate20;
const schema31 = {"$id":"operacao_marcar_etapa","type":"object","properties":{"Etapa":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":30},"Feita":{"type":"boolean"}},"required":["Etapa","Feita"],"additionalProperties":false};
const formats0 = formats.text;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="operacao_marcar_etapa" */;
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
if(data.Etapa === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Etapa"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Feita === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Feita"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Etapa") || (key0 === "Feita"))){
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
if(data.Etapa !== undefined){
let data0 = data.Etapa;
if(typeof data0 === "string"){
if(func1(data0) > 30){
const err3 = {instancePath:instancePath+"/Etapa",schemaPath:"#/properties/Etapa/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema31.properties.Etapa,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/Etapa",schemaPath:"#/properties/Etapa/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Etapa,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/Etapa",schemaPath:"#/properties/Etapa/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Etapa,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data0))){
const err6 = {instancePath:instancePath+"/Etapa",schemaPath:"#/properties/Etapa/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Etapa,data:data0};
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
const err7 = {instancePath:instancePath+"/Etapa",schemaPath:"#/properties/Etapa/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Etapa.type,parentSchema:schema31.properties.Etapa,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Feita !== undefined){
let data1 = data.Feita;
if(typeof data1 !== "boolean"){
const err8 = {instancePath:instancePath+"/Feita",schemaPath:"#/properties/Feita/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.Feita.type,parentSchema:schema31.properties.Feita,data:data1};
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

