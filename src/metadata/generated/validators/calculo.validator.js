// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const calculo = validate20;
const schema31 = {"$id":"calculo","type":"object","properties":{"Titulo":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":120},"Calculadora":{"type":"string","enum":["hipoteca","penhor","historico-area","fgts","propriedade","vencimento"]},"IdentificadorOperacao":{"type":"integer","minimum":1},"IdentificadorRegistroMatricula":{"type":["integer","null"],"minimum":1},"IdentificadorCalculoBase":{"type":["integer","null"],"minimum":1},"Entrada":{"format":"json"},"Fontes":{"format":"json"}},"required":["Titulo","Calculadora","IdentificadorOperacao","Entrada"],"additionalProperties":false};
const formats0 = formats.text;
const formats2 = formats.json;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="calculo" */;
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
if(data.Titulo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Titulo"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Calculadora === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Calculadora"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.IdentificadorOperacao === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IdentificadorOperacao"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Entrada === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Entrada"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "Titulo") || (key0 === "Calculadora")) || (key0 === "IdentificadorOperacao")) || (key0 === "IdentificadorRegistroMatricula")) || (key0 === "IdentificadorCalculoBase")) || (key0 === "Entrada")) || (key0 === "Fontes"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Titulo !== undefined){
let data0 = data.Titulo;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err5 = {instancePath:instancePath+"/Titulo",schemaPath:"#/properties/Titulo/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema31.properties.Titulo,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/Titulo",schemaPath:"#/properties/Titulo/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Titulo,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data0)){
const err7 = {instancePath:instancePath+"/Titulo",schemaPath:"#/properties/Titulo/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Titulo,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.validate(data0))){
const err8 = {instancePath:instancePath+"/Titulo",schemaPath:"#/properties/Titulo/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Titulo,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/Titulo",schemaPath:"#/properties/Titulo/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Titulo.type,parentSchema:schema31.properties.Titulo,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Calculadora !== undefined){
let data1 = data.Calculadora;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/Calculadora",schemaPath:"#/properties/Calculadora/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Calculadora.type,parentSchema:schema31.properties.Calculadora,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((data1 === "hipoteca") || (data1 === "penhor")) || (data1 === "historico-area")) || (data1 === "fgts")) || (data1 === "propriedade")) || (data1 === "vencimento"))){
const err11 = {instancePath:instancePath+"/Calculadora",schemaPath:"#/properties/Calculadora/enum",keyword:"enum",params:{allowedValues: schema31.properties.Calculadora.enum},schema:schema31.properties.Calculadora.enum,parentSchema:schema31.properties.Calculadora,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.IdentificadorOperacao !== undefined){
let data2 = data.IdentificadorOperacao;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/IdentificadorOperacao",schemaPath:"#/properties/IdentificadorOperacao/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.IdentificadorOperacao.type,parentSchema:schema31.properties.IdentificadorOperacao,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/IdentificadorOperacao",schemaPath:"#/properties/IdentificadorOperacao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorOperacao,data:data2};
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
if(data.IdentificadorRegistroMatricula !== undefined){
let data3 = data.IdentificadorRegistroMatricula;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err14 = {instancePath:instancePath+"/IdentificadorRegistroMatricula",schemaPath:"#/properties/IdentificadorRegistroMatricula/type",keyword:"type",params:{type: schema31.properties.IdentificadorRegistroMatricula.type},schema:schema31.properties.IdentificadorRegistroMatricula.type,parentSchema:schema31.properties.IdentificadorRegistroMatricula,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/IdentificadorRegistroMatricula",schemaPath:"#/properties/IdentificadorRegistroMatricula/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorRegistroMatricula,data:data3};
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
if(data.IdentificadorCalculoBase !== undefined){
let data4 = data.IdentificadorCalculoBase;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err16 = {instancePath:instancePath+"/IdentificadorCalculoBase",schemaPath:"#/properties/IdentificadorCalculoBase/type",keyword:"type",params:{type: schema31.properties.IdentificadorCalculoBase.type},schema:schema31.properties.IdentificadorCalculoBase.type,parentSchema:schema31.properties.IdentificadorCalculoBase,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/IdentificadorCalculoBase",schemaPath:"#/properties/IdentificadorCalculoBase/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorCalculoBase,data:data4};
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
if(data.Entrada !== undefined){
let data5 = data.Entrada;
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err18 = {instancePath:instancePath+"/Entrada",schemaPath:"#/properties/Entrada/format",keyword:"format",params:{format: "json"},schema:"json",parentSchema:schema31.properties.Entrada,data:data5};
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
if(data.Fontes !== undefined){
let data6 = data.Fontes;
if(typeof data6 === "string"){
if(!(formats2.validate(data6))){
const err19 = {instancePath:instancePath+"/Fontes",schemaPath:"#/properties/Fontes/format",keyword:"format",params:{format: "json"},schema:"json",parentSchema:schema31.properties.Fontes,data:data6};
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
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

