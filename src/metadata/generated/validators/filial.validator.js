// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const filial = validate20;
const schema31 = {"$id":"filial","type":"object","properties":{"Nome":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Cnpj":{"type":["string","null"],"format":"cnpj"},"Ativo":{"type":["boolean","null"]},"Cep":{"type":["string","null"],"format":"cep"},"Logradouro":{"type":["string","null"],"format":"text","maxLength":200},"Numero":{"type":["string","null"],"format":"text","maxLength":20},"Complemento":{"type":["string","null"],"format":"text","maxLength":80},"Bairro":{"type":["string","null"],"format":"text","maxLength":80},"Municipio":{"type":["string","null"],"format":"text","maxLength":80},"Uf":{"type":["string","null"],"enum":["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO",null]},"Ibge":{"type":["string","null"],"format":"ibge"}},"required":["Nome"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const formats0 = formats.text;
const formats2 = formats.cnpj;
const formats4 = formats.cep;
const formats16 = formats.ibge;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="filial" */;
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
if(data.Nome === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Nome"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
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
if(data.Nome !== undefined){
let data0 = data.Nome;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0.validate(data0))){
const err5 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Nome,data:data0};
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
const err6 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Nome.type,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Cnpj !== undefined){
let data1 = data.Cnpj;
if((typeof data1 !== "string") && (data1 !== null)){
const err7 = {instancePath:instancePath+"/Cnpj",schemaPath:"#/properties/Cnpj/type",keyword:"type",params:{type: schema31.properties.Cnpj.type},schema:schema31.properties.Cnpj.type,parentSchema:schema31.properties.Cnpj,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 === "string"){
if(!(formats2.validate(data1))){
const err8 = {instancePath:instancePath+"/Cnpj",schemaPath:"#/properties/Cnpj/format",keyword:"format",params:{format: "cnpj"},schema:"cnpj",parentSchema:schema31.properties.Cnpj,data:data1};
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
if(data.Ativo !== undefined){
let data2 = data.Ativo;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/Ativo",schemaPath:"#/properties/Ativo/type",keyword:"type",params:{type: schema31.properties.Ativo.type},schema:schema31.properties.Ativo.type,parentSchema:schema31.properties.Ativo,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Cep !== undefined){
let data3 = data.Cep;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/Cep",schemaPath:"#/properties/Cep/type",keyword:"type",params:{type: schema31.properties.Cep.type},schema:schema31.properties.Cep.type,parentSchema:schema31.properties.Cep,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
const err11 = {instancePath:instancePath+"/Cep",schemaPath:"#/properties/Cep/format",keyword:"format",params:{format: "cep"},schema:"cep",parentSchema:schema31.properties.Cep,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.Logradouro !== undefined){
let data4 = data.Logradouro;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/Logradouro",schemaPath:"#/properties/Logradouro/type",keyword:"type",params:{type: schema31.properties.Logradouro.type},schema:schema31.properties.Logradouro.type,parentSchema:schema31.properties.Logradouro,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err13 = {instancePath:instancePath+"/Logradouro",schemaPath:"#/properties/Logradouro/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Logradouro,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0.validate(data4))){
const err14 = {instancePath:instancePath+"/Logradouro",schemaPath:"#/properties/Logradouro/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Logradouro,data:data4};
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
if(data.Numero !== undefined){
let data5 = data.Numero;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/type",keyword:"type",params:{type: schema31.properties.Numero.type},schema:schema31.properties.Numero.type,parentSchema:schema31.properties.Numero,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(func2(data5) > 20){
const err16 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema31.properties.Numero,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data5))){
const err17 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Numero,data:data5};
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
if(data.Complemento !== undefined){
let data6 = data.Complemento;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/Complemento",schemaPath:"#/properties/Complemento/type",keyword:"type",params:{type: schema31.properties.Complemento.type},schema:schema31.properties.Complemento.type,parentSchema:schema31.properties.Complemento,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 80){
const err19 = {instancePath:instancePath+"/Complemento",schemaPath:"#/properties/Complemento/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Complemento,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats0.validate(data6))){
const err20 = {instancePath:instancePath+"/Complemento",schemaPath:"#/properties/Complemento/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Complemento,data:data6};
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
if(data.Bairro !== undefined){
let data7 = data.Bairro;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/Bairro",schemaPath:"#/properties/Bairro/type",keyword:"type",params:{type: schema31.properties.Bairro.type},schema:schema31.properties.Bairro.type,parentSchema:schema31.properties.Bairro,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 === "string"){
if(func2(data7) > 80){
const err22 = {instancePath:instancePath+"/Bairro",schemaPath:"#/properties/Bairro/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Bairro,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats0.validate(data7))){
const err23 = {instancePath:instancePath+"/Bairro",schemaPath:"#/properties/Bairro/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Bairro,data:data7};
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
if(data.Municipio !== undefined){
let data8 = data.Municipio;
if((typeof data8 !== "string") && (data8 !== null)){
const err24 = {instancePath:instancePath+"/Municipio",schemaPath:"#/properties/Municipio/type",keyword:"type",params:{type: schema31.properties.Municipio.type},schema:schema31.properties.Municipio.type,parentSchema:schema31.properties.Municipio,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 === "string"){
if(func2(data8) > 80){
const err25 = {instancePath:instancePath+"/Municipio",schemaPath:"#/properties/Municipio/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Municipio,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats0.validate(data8))){
const err26 = {instancePath:instancePath+"/Municipio",schemaPath:"#/properties/Municipio/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Municipio,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.Uf !== undefined){
let data9 = data.Uf;
if((typeof data9 !== "string") && (data9 !== null)){
const err27 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/type",keyword:"type",params:{type: schema31.properties.Uf.type},schema:schema31.properties.Uf.type,parentSchema:schema31.properties.Uf,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((((((((((((((((((((((((((data9 === "AC") || (data9 === "AL")) || (data9 === "AM")) || (data9 === "AP")) || (data9 === "BA")) || (data9 === "CE")) || (data9 === "DF")) || (data9 === "ES")) || (data9 === "GO")) || (data9 === "MA")) || (data9 === "MG")) || (data9 === "MS")) || (data9 === "MT")) || (data9 === "PA")) || (data9 === "PB")) || (data9 === "PE")) || (data9 === "PI")) || (data9 === "PR")) || (data9 === "RJ")) || (data9 === "RN")) || (data9 === "RO")) || (data9 === "RR")) || (data9 === "RS")) || (data9 === "SC")) || (data9 === "SE")) || (data9 === "SP")) || (data9 === "TO")) || (data9 === null))){
const err28 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/enum",keyword:"enum",params:{allowedValues: schema31.properties.Uf.enum},schema:schema31.properties.Uf.enum,parentSchema:schema31.properties.Uf,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.Ibge !== undefined){
let data10 = data.Ibge;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/Ibge",schemaPath:"#/properties/Ibge/type",keyword:"type",params:{type: schema31.properties.Ibge.type},schema:schema31.properties.Ibge.type,parentSchema:schema31.properties.Ibge,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats16.validate(data10))){
const err30 = {instancePath:instancePath+"/Ibge",schemaPath:"#/properties/Ibge/format",keyword:"format",params:{format: "ibge"},schema:"ibge",parentSchema:schema31.properties.Ibge,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

