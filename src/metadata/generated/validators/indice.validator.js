// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const indice = validate20;
const schema31 = {"$id":"indice","type":"object","properties":{"Indice":{"type":"string","enum":["IPCA","INPC","IGPM","TR","SELIC","POUPANCA","CDI","NENHUM"]},"Competencia":{"type":"string","format":"month"},"Valor":{"type":"number","format":"percent","minimum":-99,"maximum":1000},"Fonte":{"type":["string","null"],"format":"text","maxLength":120}},"required":["Indice","Competencia","Valor"],"additionalProperties":false};
const formats0 = formats.month;
const formats2 = formats.percent;
const formats4 = formats.text;
const func1 = ucs2length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="indice" */;
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
if(data.Indice === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Indice"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Competencia === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Competencia"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Valor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Valor"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "Indice") || (key0 === "Competencia")) || (key0 === "Valor")) || (key0 === "Fonte"))){
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
if(data.Indice !== undefined){
let data0 = data.Indice;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/Indice",schemaPath:"#/properties/Indice/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Indice.type,parentSchema:schema31.properties.Indice,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((data0 === "IPCA") || (data0 === "INPC")) || (data0 === "IGPM")) || (data0 === "TR")) || (data0 === "SELIC")) || (data0 === "POUPANCA")) || (data0 === "CDI")) || (data0 === "NENHUM"))){
const err5 = {instancePath:instancePath+"/Indice",schemaPath:"#/properties/Indice/enum",keyword:"enum",params:{allowedValues: schema31.properties.Indice.enum},schema:schema31.properties.Indice.enum,parentSchema:schema31.properties.Indice,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Competencia !== undefined){
let data1 = data.Competencia;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err6 = {instancePath:instancePath+"/Competencia",schemaPath:"#/properties/Competencia/format",keyword:"format",params:{format: "month"},schema:"month",parentSchema:schema31.properties.Competencia,data:data1};
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
const err7 = {instancePath:instancePath+"/Competencia",schemaPath:"#/properties/Competencia/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Competencia.type,parentSchema:schema31.properties.Competencia,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Valor !== undefined){
let data2 = data.Valor;
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/Valor",schemaPath:"#/properties/Valor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema31.properties.Valor,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < -99 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/Valor",schemaPath:"#/properties/Valor/minimum",keyword:"minimum",params:{comparison: ">=", limit: -99},schema:-99,parentSchema:schema31.properties.Valor,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats2.validate(data2))){
const err10 = {instancePath:instancePath+"/Valor",schemaPath:"#/properties/Valor/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.Valor,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/Valor",schemaPath:"#/properties/Valor/type",keyword:"type",params:{type: "number"},schema:schema31.properties.Valor.type,parentSchema:schema31.properties.Valor,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.Fonte !== undefined){
let data3 = data.Fonte;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/Fonte",schemaPath:"#/properties/Fonte/type",keyword:"type",params:{type: schema31.properties.Fonte.type},schema:schema31.properties.Fonte.type,parentSchema:schema31.properties.Fonte,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 120){
const err13 = {instancePath:instancePath+"/Fonte",schemaPath:"#/properties/Fonte/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema31.properties.Fonte,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats4.validate(data3))){
const err14 = {instancePath:instancePath+"/Fonte",schemaPath:"#/properties/Fonte/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Fonte,data:data3};
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

