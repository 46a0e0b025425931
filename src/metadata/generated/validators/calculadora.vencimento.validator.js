// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const calculadora_vencimento = validate20;
const schema31 = {"$id":"calculadora_vencimento","type":"object","properties":{"Emissao":{"type":"string","format":"date"},"Vencimento":{"type":["string","null"],"format":"date"},"ValidadeDias":{"type":["integer","null"],"minimum":1,"maximum":36500},"ValidadeMeses":{"type":["integer","null"],"minimum":1,"maximum":1200},"Antecedencia":{"type":["integer","null"],"minimum":0,"maximum":3650},"DataAssinatura":{"type":["string","null"],"format":"date"},"ProrrogaDiaUtil":{"type":["boolean","null"]}},"required":["Emissao"],"additionalProperties":false};
const formats0 = formats.date;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="calculadora_vencimento" */;
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
if(data.Emissao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Emissao"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "Emissao") || (key0 === "Vencimento")) || (key0 === "ValidadeDias")) || (key0 === "ValidadeMeses")) || (key0 === "Antecedencia")) || (key0 === "DataAssinatura")) || (key0 === "ProrrogaDiaUtil"))){
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
if(data.Emissao !== undefined){
let data0 = data.Emissao;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
const err2 = {instancePath:instancePath+"/Emissao",schemaPath:"#/properties/Emissao/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Emissao,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/Emissao",schemaPath:"#/properties/Emissao/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Emissao.type,parentSchema:schema31.properties.Emissao,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Vencimento !== undefined){
let data1 = data.Vencimento;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/Vencimento",schemaPath:"#/properties/Vencimento/type",keyword:"type",params:{type: schema31.properties.Vencimento.type},schema:schema31.properties.Vencimento.type,parentSchema:schema31.properties.Vencimento,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/Vencimento",schemaPath:"#/properties/Vencimento/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Vencimento,data:data1};
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
if(data.ValidadeDias !== undefined){
let data2 = data.ValidadeDias;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err6 = {instancePath:instancePath+"/ValidadeDias",schemaPath:"#/properties/ValidadeDias/type",keyword:"type",params:{type: schema31.properties.ValidadeDias.type},schema:schema31.properties.ValidadeDias.type,parentSchema:schema31.properties.ValidadeDias,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 36500 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/ValidadeDias",schemaPath:"#/properties/ValidadeDias/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},schema:36500,parentSchema:schema31.properties.ValidadeDias,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/ValidadeDias",schemaPath:"#/properties/ValidadeDias/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.ValidadeDias,data:data2};
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
if(data.ValidadeMeses !== undefined){
let data3 = data.ValidadeMeses;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err9 = {instancePath:instancePath+"/ValidadeMeses",schemaPath:"#/properties/ValidadeMeses/type",keyword:"type",params:{type: schema31.properties.ValidadeMeses.type},schema:schema31.properties.ValidadeMeses.type,parentSchema:schema31.properties.ValidadeMeses,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 1200 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/ValidadeMeses",schemaPath:"#/properties/ValidadeMeses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},schema:1200,parentSchema:schema31.properties.ValidadeMeses,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/ValidadeMeses",schemaPath:"#/properties/ValidadeMeses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.ValidadeMeses,data:data3};
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
if(data.Antecedencia !== undefined){
let data4 = data.Antecedencia;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err12 = {instancePath:instancePath+"/Antecedencia",schemaPath:"#/properties/Antecedencia/type",keyword:"type",params:{type: schema31.properties.Antecedencia.type},schema:schema31.properties.Antecedencia.type,parentSchema:schema31.properties.Antecedencia,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 3650 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/Antecedencia",schemaPath:"#/properties/Antecedencia/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650},schema:3650,parentSchema:schema31.properties.Antecedencia,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/Antecedencia",schemaPath:"#/properties/Antecedencia/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Antecedencia,data:data4};
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
if(data.DataAssinatura !== undefined){
let data5 = data.DataAssinatura;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/DataAssinatura",schemaPath:"#/properties/DataAssinatura/type",keyword:"type",params:{type: schema31.properties.DataAssinatura.type},schema:schema31.properties.DataAssinatura.type,parentSchema:schema31.properties.DataAssinatura,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err16 = {instancePath:instancePath+"/DataAssinatura",schemaPath:"#/properties/DataAssinatura/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.DataAssinatura,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.ProrrogaDiaUtil !== undefined){
let data6 = data.ProrrogaDiaUtil;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/ProrrogaDiaUtil",schemaPath:"#/properties/ProrrogaDiaUtil/type",keyword:"type",params:{type: schema31.properties.ProrrogaDiaUtil.type},schema:schema31.properties.ProrrogaDiaUtil.type,parentSchema:schema31.properties.ProrrogaDiaUtil,data:data6};
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
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

