// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const comentario = validate20;
const schema31 = {"$id":"comentario","type":"object","properties":{"IdentificadorOperacao":{"type":["integer","null"],"minimum":1},"IdentificadorRegistroMatricula":{"type":["integer","null"],"minimum":1},"Ato":{"type":["string","null"],"format":"text","maxLength":60},"Campo":{"type":["string","null"],"format":"text","maxLength":80},"Assunto":{"type":["string","null"],"format":"text","maxLength":200},"Texto":{"type":"string","format":"longText","minLength":1,"pattern":"\\S","maxLength":4000},"Mencionados":{"type":["array","null"],"items":{"type":"integer","minimum":1},"uniqueItems":true}},"required":["Texto"],"additionalProperties":false};
const formats0 = formats.text;
const formats6 = formats.longText;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="comentario" */;
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
if(data.Texto === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Texto"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "IdentificadorOperacao") || (key0 === "IdentificadorRegistroMatricula")) || (key0 === "Ato")) || (key0 === "Campo")) || (key0 === "Assunto")) || (key0 === "Texto")) || (key0 === "Mencionados"))){
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
if(data.IdentificadorOperacao !== undefined){
let data0 = data.IdentificadorOperacao;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/IdentificadorOperacao",schemaPath:"#/properties/IdentificadorOperacao/type",keyword:"type",params:{type: schema31.properties.IdentificadorOperacao.type},schema:schema31.properties.IdentificadorOperacao.type,parentSchema:schema31.properties.IdentificadorOperacao,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/IdentificadorOperacao",schemaPath:"#/properties/IdentificadorOperacao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorOperacao,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.IdentificadorRegistroMatricula !== undefined){
let data1 = data.IdentificadorRegistroMatricula;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/IdentificadorRegistroMatricula",schemaPath:"#/properties/IdentificadorRegistroMatricula/type",keyword:"type",params:{type: schema31.properties.IdentificadorRegistroMatricula.type},schema:schema31.properties.IdentificadorRegistroMatricula.type,parentSchema:schema31.properties.IdentificadorRegistroMatricula,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/IdentificadorRegistroMatricula",schemaPath:"#/properties/IdentificadorRegistroMatricula/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorRegistroMatricula,data:data1};
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
if(data.Ato !== undefined){
let data2 = data.Ato;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/Ato",schemaPath:"#/properties/Ato/type",keyword:"type",params:{type: schema31.properties.Ato.type},schema:schema31.properties.Ato.type,parentSchema:schema31.properties.Ato,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 60){
const err7 = {instancePath:instancePath+"/Ato",schemaPath:"#/properties/Ato/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema31.properties.Ato,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.validate(data2))){
const err8 = {instancePath:instancePath+"/Ato",schemaPath:"#/properties/Ato/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Ato,data:data2};
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
if(data.Campo !== undefined){
let data3 = data.Campo;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/Campo",schemaPath:"#/properties/Campo/type",keyword:"type",params:{type: schema31.properties.Campo.type},schema:schema31.properties.Campo.type,parentSchema:schema31.properties.Campo,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err10 = {instancePath:instancePath+"/Campo",schemaPath:"#/properties/Campo/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Campo,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data3))){
const err11 = {instancePath:instancePath+"/Campo",schemaPath:"#/properties/Campo/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Campo,data:data3};
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
if(data.Assunto !== undefined){
let data4 = data.Assunto;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/Assunto",schemaPath:"#/properties/Assunto/type",keyword:"type",params:{type: schema31.properties.Assunto.type},schema:schema31.properties.Assunto.type,parentSchema:schema31.properties.Assunto,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err13 = {instancePath:instancePath+"/Assunto",schemaPath:"#/properties/Assunto/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Assunto,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0.validate(data4))){
const err14 = {instancePath:instancePath+"/Assunto",schemaPath:"#/properties/Assunto/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Assunto,data:data4};
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
if(data.Texto !== undefined){
let data5 = data.Texto;
if(typeof data5 === "string"){
if(func1(data5) > 4000){
const err15 = {instancePath:instancePath+"/Texto",schemaPath:"#/properties/Texto/maxLength",keyword:"maxLength",params:{limit: 4000},schema:4000,parentSchema:schema31.properties.Texto,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data5) < 1){
const err16 = {instancePath:instancePath+"/Texto",schemaPath:"#/properties/Texto/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Texto,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern4.test(data5)){
const err17 = {instancePath:instancePath+"/Texto",schemaPath:"#/properties/Texto/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Texto,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats6.validate(data5))){
const err18 = {instancePath:instancePath+"/Texto",schemaPath:"#/properties/Texto/format",keyword:"format",params:{format: "longText"},schema:"longText",parentSchema:schema31.properties.Texto,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/Texto",schemaPath:"#/properties/Texto/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Texto.type,parentSchema:schema31.properties.Texto,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.Mencionados !== undefined){
let data6 = data.Mencionados;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err20 = {instancePath:instancePath+"/Mencionados",schemaPath:"#/properties/Mencionados/type",keyword:"type",params:{type: schema31.properties.Mencionados.type},schema:schema31.properties.Mencionados.type,parentSchema:schema31.properties.Mencionados,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err21 = {instancePath:instancePath+"/Mencionados/" + i0,schemaPath:"#/properties/Mencionados/items/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.Mencionados.items.type,parentSchema:schema31.properties.Mencionados.items,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/Mencionados/" + i0,schemaPath:"#/properties/Mencionados/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Mencionados.items,data:data7};
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
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err23 = {instancePath:instancePath+"/Mencionados",schemaPath:"#/properties/Mencionados/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema31.properties.Mencionados,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
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

