// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const certidao_levar_parte = validate20;
const schema31 = {"$id":"certidao_levar_parte","type":"object","properties":{"Parte":{"type":"integer","minimum":1,"maximum":500},"IdentificadorCertidao":{"type":["integer","null"],"minimum":1},"IdentificadorItemChecklist":{"type":["integer","null"],"minimum":1}},"required":["Parte"],"additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="certidao_levar_parte" */;
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
if(data.Parte === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Parte"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "Parte") || (key0 === "IdentificadorCertidao")) || (key0 === "IdentificadorItemChecklist"))){
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
if(data.Parte !== undefined){
let data0 = data.Parte;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/Parte",schemaPath:"#/properties/Parte/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.Parte.type,parentSchema:schema31.properties.Parte,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 500 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/Parte",schemaPath:"#/properties/Parte/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema31.properties.Parte,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/Parte",schemaPath:"#/properties/Parte/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Parte,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.IdentificadorCertidao !== undefined){
let data1 = data.IdentificadorCertidao;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/IdentificadorCertidao",schemaPath:"#/properties/IdentificadorCertidao/type",keyword:"type",params:{type: schema31.properties.IdentificadorCertidao.type},schema:schema31.properties.IdentificadorCertidao.type,parentSchema:schema31.properties.IdentificadorCertidao,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/IdentificadorCertidao",schemaPath:"#/properties/IdentificadorCertidao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorCertidao,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.IdentificadorItemChecklist !== undefined){
let data2 = data.IdentificadorItemChecklist;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/IdentificadorItemChecklist",schemaPath:"#/properties/IdentificadorItemChecklist/type",keyword:"type",params:{type: schema31.properties.IdentificadorItemChecklist.type},schema:schema31.properties.IdentificadorItemChecklist.type,parentSchema:schema31.properties.IdentificadorItemChecklist,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/IdentificadorItemChecklist",schemaPath:"#/properties/IdentificadorItemChecklist/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorItemChecklist,data:data2};
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

