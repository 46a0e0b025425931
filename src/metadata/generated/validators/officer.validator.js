// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const officer = validate20;
const schema31 = {"$id":"officer","type":"object","properties":{"Nome":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Ativo":{"type":["boolean","null"]},"Email":{"type":["string","null"],"format":"email","maxLength":254},"Telefone":{"type":["string","null"],"format":"phone"},"IdentificadorUsuario":{"type":["integer","null"],"minimum":1},"IdentificadorSegmentoArea":{"type":"integer","minimum":1},"Alcada":{"type":["array","null"],"items":{"type":"object","properties":{"IdentificadorSegmentoArea":{"type":"integer","minimum":1},"TipoImovel":{"type":["string","null"],"enum":["Rural","Urbano",null]},"ValorMaximo":{"type":"number","format":"money","minimum":0.01,"maximum":9999999999999.99}},"required":["IdentificadorSegmentoArea","ValorMaximo"],"additionalProperties":false}}},"required":["Nome","IdentificadorSegmentoArea"],"additionalProperties":false};
const formats0 = formats.text;
const formats2 = formats.email;
const formats4 = formats.phone;
const formats6 = formats.money;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="officer" */;
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
if(data.IdentificadorSegmentoArea === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IdentificadorSegmentoArea"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "Nome") || (key0 === "Ativo")) || (key0 === "Email")) || (key0 === "Telefone")) || (key0 === "IdentificadorUsuario")) || (key0 === "IdentificadorSegmentoArea")) || (key0 === "Alcada"))){
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
if(data.Nome !== undefined){
let data0 = data.Nome;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err3 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data0))){
const err6 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Nome,data:data0};
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
const err7 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Nome.type,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Ativo !== undefined){
let data1 = data.Ativo;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/Ativo",schemaPath:"#/properties/Ativo/type",keyword:"type",params:{type: schema31.properties.Ativo.type},schema:schema31.properties.Ativo.type,parentSchema:schema31.properties.Ativo,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Email !== undefined){
let data2 = data.Email;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/Email",schemaPath:"#/properties/Email/type",keyword:"type",params:{type: schema31.properties.Email.type},schema:schema31.properties.Email.type,parentSchema:schema31.properties.Email,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err10 = {instancePath:instancePath+"/Email",schemaPath:"#/properties/Email/maxLength",keyword:"maxLength",params:{limit: 254},schema:254,parentSchema:schema31.properties.Email,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2.validate(data2))){
const err11 = {instancePath:instancePath+"/Email",schemaPath:"#/properties/Email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema31.properties.Email,data:data2};
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
if(data.Telefone !== undefined){
let data3 = data.Telefone;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/Telefone",schemaPath:"#/properties/Telefone/type",keyword:"type",params:{type: schema31.properties.Telefone.type},schema:schema31.properties.Telefone.type,parentSchema:schema31.properties.Telefone,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats4.validate(data3))){
const err13 = {instancePath:instancePath+"/Telefone",schemaPath:"#/properties/Telefone/format",keyword:"format",params:{format: "phone"},schema:"phone",parentSchema:schema31.properties.Telefone,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.IdentificadorUsuario !== undefined){
let data4 = data.IdentificadorUsuario;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/IdentificadorUsuario",schemaPath:"#/properties/IdentificadorUsuario/type",keyword:"type",params:{type: schema31.properties.IdentificadorUsuario.type},schema:schema31.properties.IdentificadorUsuario.type,parentSchema:schema31.properties.IdentificadorUsuario,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/IdentificadorUsuario",schemaPath:"#/properties/IdentificadorUsuario/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorUsuario,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.IdentificadorSegmentoArea !== undefined){
let data5 = data.IdentificadorSegmentoArea;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err16 = {instancePath:instancePath+"/IdentificadorSegmentoArea",schemaPath:"#/properties/IdentificadorSegmentoArea/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.IdentificadorSegmentoArea.type,parentSchema:schema31.properties.IdentificadorSegmentoArea,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/IdentificadorSegmentoArea",schemaPath:"#/properties/IdentificadorSegmentoArea/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorSegmentoArea,data:data5};
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
if(data.Alcada !== undefined){
let data6 = data.Alcada;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err18 = {instancePath:instancePath+"/Alcada",schemaPath:"#/properties/Alcada/type",keyword:"type",params:{type: schema31.properties.Alcada.type},schema:schema31.properties.Alcada.type,parentSchema:schema31.properties.Alcada,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.IdentificadorSegmentoArea === undefined){
const err19 = {instancePath:instancePath+"/Alcada/" + i0,schemaPath:"#/properties/Alcada/items/required",keyword:"required",params:{missingProperty: "IdentificadorSegmentoArea"},schema:schema31.properties.Alcada.items.required,parentSchema:schema31.properties.Alcada.items,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.ValorMaximo === undefined){
const err20 = {instancePath:instancePath+"/Alcada/" + i0,schemaPath:"#/properties/Alcada/items/required",keyword:"required",params:{missingProperty: "ValorMaximo"},schema:schema31.properties.Alcada.items.required,parentSchema:schema31.properties.Alcada.items,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "IdentificadorSegmentoArea") || (key1 === "TipoImovel")) || (key1 === "ValorMaximo"))){
const err21 = {instancePath:instancePath+"/Alcada/" + i0,schemaPath:"#/properties/Alcada/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.Alcada.items,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.IdentificadorSegmentoArea !== undefined){
let data8 = data7.IdentificadorSegmentoArea;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err22 = {instancePath:instancePath+"/Alcada/" + i0+"/IdentificadorSegmentoArea",schemaPath:"#/properties/Alcada/items/properties/IdentificadorSegmentoArea/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.Alcada.items.properties.IdentificadorSegmentoArea.type,parentSchema:schema31.properties.Alcada.items.properties.IdentificadorSegmentoArea,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/Alcada/" + i0+"/IdentificadorSegmentoArea",schemaPath:"#/properties/Alcada/items/properties/IdentificadorSegmentoArea/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Alcada.items.properties.IdentificadorSegmentoArea,data:data8};
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
if(data7.TipoImovel !== undefined){
let data9 = data7.TipoImovel;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/Alcada/" + i0+"/TipoImovel",schemaPath:"#/properties/Alcada/items/properties/TipoImovel/type",keyword:"type",params:{type: schema31.properties.Alcada.items.properties.TipoImovel.type},schema:schema31.properties.Alcada.items.properties.TipoImovel.type,parentSchema:schema31.properties.Alcada.items.properties.TipoImovel,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data9 === "Rural") || (data9 === "Urbano")) || (data9 === null))){
const err25 = {instancePath:instancePath+"/Alcada/" + i0+"/TipoImovel",schemaPath:"#/properties/Alcada/items/properties/TipoImovel/enum",keyword:"enum",params:{allowedValues: schema31.properties.Alcada.items.properties.TipoImovel.enum},schema:schema31.properties.Alcada.items.properties.TipoImovel.enum,parentSchema:schema31.properties.Alcada.items.properties.TipoImovel,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.ValorMaximo !== undefined){
let data10 = data7.ValorMaximo;
if(typeof data10 == "number"){
if(data10 > 9999999999999.99 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/Alcada/" + i0+"/ValorMaximo",schemaPath:"#/properties/Alcada/items/properties/ValorMaximo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.Alcada.items.properties.ValorMaximo,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10 < 0.01 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/Alcada/" + i0+"/ValorMaximo",schemaPath:"#/properties/Alcada/items/properties/ValorMaximo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},schema:0.01,parentSchema:schema31.properties.Alcada.items.properties.ValorMaximo,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats6.validate(data10))){
const err28 = {instancePath:instancePath+"/Alcada/" + i0+"/ValorMaximo",schemaPath:"#/properties/Alcada/items/properties/ValorMaximo/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.Alcada.items.properties.ValorMaximo,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/Alcada/" + i0+"/ValorMaximo",schemaPath:"#/properties/Alcada/items/properties/ValorMaximo/type",keyword:"type",params:{type: "number"},schema:schema31.properties.Alcada.items.properties.ValorMaximo.type,parentSchema:schema31.properties.Alcada.items.properties.ValorMaximo,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/Alcada/" + i0,schemaPath:"#/properties/Alcada/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Alcada.items.type,parentSchema:schema31.properties.Alcada.items,data:data7};
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

