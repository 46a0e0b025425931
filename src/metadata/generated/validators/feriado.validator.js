// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const feriado = validate20;
const schema31 = {"$id":"feriado","type":"object","properties":{"Data":{"type":"string","format":"date"},"Nome":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":80},"Abrangencia":{"type":"string","enum":["nacional","estadual","municipal"]},"Uf":{"type":["string","null"],"enum":["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO",null]},"Municipio":{"type":["string","null"],"format":"text","maxLength":80},"Ibge":{"type":["string","null"],"format":"ibge"},"Fundamento":{"type":["string","null"],"format":"text","maxLength":120}},"required":["Data","Nome","Abrangencia"],"additionalProperties":false};
const formats0 = formats.date;
const formats2 = formats.text;
const formats6 = formats.ibge;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="feriado" */;
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
if(data.Data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Data"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Nome === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Nome"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Abrangencia === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Abrangencia"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "Data") || (key0 === "Nome")) || (key0 === "Abrangencia")) || (key0 === "Uf")) || (key0 === "Municipio")) || (key0 === "Ibge")) || (key0 === "Fundamento"))){
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
if(data.Data !== undefined){
let data0 = data.Data;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/Data",schemaPath:"#/properties/Data/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Data,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Data",schemaPath:"#/properties/Data/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Data.type,parentSchema:schema31.properties.Data,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Nome !== undefined){
let data1 = data.Nome;
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err6 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Nome,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Nome,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Nome,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats2.validate(data1))){
const err9 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Nome,data:data1};
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
const err10 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Nome.type,parentSchema:schema31.properties.Nome,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Abrangencia !== undefined){
let data2 = data.Abrangencia;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/Abrangencia",schemaPath:"#/properties/Abrangencia/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Abrangencia.type,parentSchema:schema31.properties.Abrangencia,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data2 === "nacional") || (data2 === "estadual")) || (data2 === "municipal"))){
const err12 = {instancePath:instancePath+"/Abrangencia",schemaPath:"#/properties/Abrangencia/enum",keyword:"enum",params:{allowedValues: schema31.properties.Abrangencia.enum},schema:schema31.properties.Abrangencia.enum,parentSchema:schema31.properties.Abrangencia,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.Uf !== undefined){
let data3 = data.Uf;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/type",keyword:"type",params:{type: schema31.properties.Uf.type},schema:schema31.properties.Uf.type,parentSchema:schema31.properties.Uf,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((((((((((((((((((((((((data3 === "AC") || (data3 === "AL")) || (data3 === "AM")) || (data3 === "AP")) || (data3 === "BA")) || (data3 === "CE")) || (data3 === "DF")) || (data3 === "ES")) || (data3 === "GO")) || (data3 === "MA")) || (data3 === "MG")) || (data3 === "MS")) || (data3 === "MT")) || (data3 === "PA")) || (data3 === "PB")) || (data3 === "PE")) || (data3 === "PI")) || (data3 === "PR")) || (data3 === "RJ")) || (data3 === "RN")) || (data3 === "RO")) || (data3 === "RR")) || (data3 === "RS")) || (data3 === "SC")) || (data3 === "SE")) || (data3 === "SP")) || (data3 === "TO")) || (data3 === null))){
const err14 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/enum",keyword:"enum",params:{allowedValues: schema31.properties.Uf.enum},schema:schema31.properties.Uf.enum,parentSchema:schema31.properties.Uf,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.Municipio !== undefined){
let data4 = data.Municipio;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/Municipio",schemaPath:"#/properties/Municipio/type",keyword:"type",params:{type: schema31.properties.Municipio.type},schema:schema31.properties.Municipio.type,parentSchema:schema31.properties.Municipio,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 80){
const err16 = {instancePath:instancePath+"/Municipio",schemaPath:"#/properties/Municipio/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Municipio,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats2.validate(data4))){
const err17 = {instancePath:instancePath+"/Municipio",schemaPath:"#/properties/Municipio/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Municipio,data:data4};
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
if(data.Ibge !== undefined){
let data5 = data.Ibge;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/Ibge",schemaPath:"#/properties/Ibge/type",keyword:"type",params:{type: schema31.properties.Ibge.type},schema:schema31.properties.Ibge.type,parentSchema:schema31.properties.Ibge,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats6.validate(data5))){
const err19 = {instancePath:instancePath+"/Ibge",schemaPath:"#/properties/Ibge/format",keyword:"format",params:{format: "ibge"},schema:"ibge",parentSchema:schema31.properties.Ibge,data:data5};
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
if(data.Fundamento !== undefined){
let data6 = data.Fundamento;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/Fundamento",schemaPath:"#/properties/Fundamento/type",keyword:"type",params:{type: schema31.properties.Fundamento.type},schema:schema31.properties.Fundamento.type,parentSchema:schema31.properties.Fundamento,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 120){
const err21 = {instancePath:instancePath+"/Fundamento",schemaPath:"#/properties/Fundamento/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema31.properties.Fundamento,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats2.validate(data6))){
const err22 = {instancePath:instancePath+"/Fundamento",schemaPath:"#/properties/Fundamento/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Fundamento,data:data6};
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
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

