// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const perfil = validate20;
const schema31 = {"$id":"perfil","type":"object","properties":{"Nome":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Ativo":{"type":["boolean","null"]},"Descricao":{"type":["string","null"],"format":"longText","maxLength":500},"Codigos":{"type":["array","null"],"items":{"type":"object","properties":{"Codigo":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":60}},"required":["Codigo"],"additionalProperties":false}},"CodigosConceder":{"type":["array","null"],"items":{"type":"object","properties":{"Codigo":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":60}},"required":["Codigo"],"additionalProperties":false}}},"required":["Nome"],"additionalProperties":false};
const formats0 = formats.text;
const formats2 = formats.longText;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="perfil" */;
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
if(!(((((key0 === "Nome") || (key0 === "Ativo")) || (key0 === "Descricao")) || (key0 === "Codigos")) || (key0 === "CodigosConceder"))){
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
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
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
if(data.Ativo !== undefined){
let data1 = data.Ativo;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err7 = {instancePath:instancePath+"/Ativo",schemaPath:"#/properties/Ativo/type",keyword:"type",params:{type: schema31.properties.Ativo.type},schema:schema31.properties.Ativo.type,parentSchema:schema31.properties.Ativo,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Descricao !== undefined){
let data2 = data.Descricao;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/Descricao",schemaPath:"#/properties/Descricao/type",keyword:"type",params:{type: schema31.properties.Descricao.type},schema:schema31.properties.Descricao.type,parentSchema:schema31.properties.Descricao,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err9 = {instancePath:instancePath+"/Descricao",schemaPath:"#/properties/Descricao/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema31.properties.Descricao,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats2.validate(data2))){
const err10 = {instancePath:instancePath+"/Descricao",schemaPath:"#/properties/Descricao/format",keyword:"format",params:{format: "longText"},schema:"longText",parentSchema:schema31.properties.Descricao,data:data2};
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
if(data.Codigos !== undefined){
let data3 = data.Codigos;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/Codigos",schemaPath:"#/properties/Codigos/type",keyword:"type",params:{type: schema31.properties.Codigos.type},schema:schema31.properties.Codigos.type,parentSchema:schema31.properties.Codigos,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.Codigo === undefined){
const err12 = {instancePath:instancePath+"/Codigos/" + i0,schemaPath:"#/properties/Codigos/items/required",keyword:"required",params:{missingProperty: "Codigo"},schema:schema31.properties.Codigos.items.required,parentSchema:schema31.properties.Codigos.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data4){
if(!(key1 === "Codigo")){
const err13 = {instancePath:instancePath+"/Codigos/" + i0,schemaPath:"#/properties/Codigos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.Codigos.items,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.Codigo !== undefined){
let data5 = data4.Codigo;
if(typeof data5 === "string"){
if(func1(data5) > 60){
const err14 = {instancePath:instancePath+"/Codigos/" + i0+"/Codigo",schemaPath:"#/properties/Codigos/items/properties/Codigo/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema31.properties.Codigos.items.properties.Codigo,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data5) < 1){
const err15 = {instancePath:instancePath+"/Codigos/" + i0+"/Codigo",schemaPath:"#/properties/Codigos/items/properties/Codigo/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Codigos.items.properties.Codigo,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern4.test(data5)){
const err16 = {instancePath:instancePath+"/Codigos/" + i0+"/Codigo",schemaPath:"#/properties/Codigos/items/properties/Codigo/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Codigos.items.properties.Codigo,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data5))){
const err17 = {instancePath:instancePath+"/Codigos/" + i0+"/Codigo",schemaPath:"#/properties/Codigos/items/properties/Codigo/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Codigos.items.properties.Codigo,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/Codigos/" + i0+"/Codigo",schemaPath:"#/properties/Codigos/items/properties/Codigo/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Codigos.items.properties.Codigo.type,parentSchema:schema31.properties.Codigos.items.properties.Codigo,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/Codigos/" + i0,schemaPath:"#/properties/Codigos/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Codigos.items.type,parentSchema:schema31.properties.Codigos.items,data:data4};
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
}
if(data.CodigosConceder !== undefined){
let data6 = data.CodigosConceder;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err20 = {instancePath:instancePath+"/CodigosConceder",schemaPath:"#/properties/CodigosConceder/type",keyword:"type",params:{type: schema31.properties.CodigosConceder.type},schema:schema31.properties.CodigosConceder.type,parentSchema:schema31.properties.CodigosConceder,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.Codigo === undefined){
const err21 = {instancePath:instancePath+"/CodigosConceder/" + i1,schemaPath:"#/properties/CodigosConceder/items/required",keyword:"required",params:{missingProperty: "Codigo"},schema:schema31.properties.CodigosConceder.items.required,parentSchema:schema31.properties.CodigosConceder.items,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data7){
if(!(key2 === "Codigo")){
const err22 = {instancePath:instancePath+"/CodigosConceder/" + i1,schemaPath:"#/properties/CodigosConceder/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema31.properties.CodigosConceder.items,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.Codigo !== undefined){
let data8 = data7.Codigo;
if(typeof data8 === "string"){
if(func1(data8) > 60){
const err23 = {instancePath:instancePath+"/CodigosConceder/" + i1+"/Codigo",schemaPath:"#/properties/CodigosConceder/items/properties/Codigo/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema31.properties.CodigosConceder.items.properties.Codigo,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data8) < 1){
const err24 = {instancePath:instancePath+"/CodigosConceder/" + i1+"/Codigo",schemaPath:"#/properties/CodigosConceder/items/properties/Codigo/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.CodigosConceder.items.properties.Codigo,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern4.test(data8)){
const err25 = {instancePath:instancePath+"/CodigosConceder/" + i1+"/Codigo",schemaPath:"#/properties/CodigosConceder/items/properties/Codigo/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.CodigosConceder.items.properties.Codigo,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats0.validate(data8))){
const err26 = {instancePath:instancePath+"/CodigosConceder/" + i1+"/Codigo",schemaPath:"#/properties/CodigosConceder/items/properties/Codigo/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.CodigosConceder.items.properties.Codigo,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/CodigosConceder/" + i1+"/Codigo",schemaPath:"#/properties/CodigosConceder/items/properties/Codigo/type",keyword:"type",params:{type: "string"},schema:schema31.properties.CodigosConceder.items.properties.Codigo.type,parentSchema:schema31.properties.CodigosConceder.items.properties.Codigo,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/CodigosConceder/" + i1,schemaPath:"#/properties/CodigosConceder/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.CodigosConceder.items.type,parentSchema:schema31.properties.CodigosConceder.items,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

