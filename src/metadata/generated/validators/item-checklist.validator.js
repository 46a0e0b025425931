// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const item_checklist = validate20;
const schema31 = {"$id":"item_checklist","type":"object","properties":{"IdentificadorOperacao":{"type":"integer","minimum":1},"IdentificadorTipoCertidao":{"type":"integer","minimum":1},"IdentificadorCliente":{"type":["integer","null"],"minimum":1},"IdentificadorRegistroMatricula":{"type":["integer","null"],"minimum":1},"Obrigatoria":{"type":["boolean","null"]},"Dispensada":{"type":["boolean","null"]},"MotivoDispensa":{"type":["string","null"],"format":"text","maxLength":300},"Ordem":{"type":["integer","null"],"minimum":0,"maximum":9999}},"required":["IdentificadorOperacao","IdentificadorTipoCertidao"],"additionalProperties":false};
const formats0 = formats.text;
const func1 = ucs2length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="item_checklist" */;
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
if(data.IdentificadorOperacao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IdentificadorOperacao"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.IdentificadorTipoCertidao === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IdentificadorTipoCertidao"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "IdentificadorOperacao") || (key0 === "IdentificadorTipoCertidao")) || (key0 === "IdentificadorCliente")) || (key0 === "IdentificadorRegistroMatricula")) || (key0 === "Obrigatoria")) || (key0 === "Dispensada")) || (key0 === "MotivoDispensa")) || (key0 === "Ordem"))){
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
if(data.IdentificadorOperacao !== undefined){
let data0 = data.IdentificadorOperacao;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/IdentificadorOperacao",schemaPath:"#/properties/IdentificadorOperacao/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.IdentificadorOperacao.type,parentSchema:schema31.properties.IdentificadorOperacao,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/IdentificadorOperacao",schemaPath:"#/properties/IdentificadorOperacao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorOperacao,data:data0};
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
if(data.IdentificadorTipoCertidao !== undefined){
let data1 = data.IdentificadorTipoCertidao;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/IdentificadorTipoCertidao",schemaPath:"#/properties/IdentificadorTipoCertidao/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.IdentificadorTipoCertidao.type,parentSchema:schema31.properties.IdentificadorTipoCertidao,data:data1};
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
const err6 = {instancePath:instancePath+"/IdentificadorTipoCertidao",schemaPath:"#/properties/IdentificadorTipoCertidao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorTipoCertidao,data:data1};
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
if(data.IdentificadorCliente !== undefined){
let data2 = data.IdentificadorCliente;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/IdentificadorCliente",schemaPath:"#/properties/IdentificadorCliente/type",keyword:"type",params:{type: schema31.properties.IdentificadorCliente.type},schema:schema31.properties.IdentificadorCliente.type,parentSchema:schema31.properties.IdentificadorCliente,data:data2};
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
const err8 = {instancePath:instancePath+"/IdentificadorCliente",schemaPath:"#/properties/IdentificadorCliente/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorCliente,data:data2};
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
if(data.IdentificadorRegistroMatricula !== undefined){
let data3 = data.IdentificadorRegistroMatricula;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err9 = {instancePath:instancePath+"/IdentificadorRegistroMatricula",schemaPath:"#/properties/IdentificadorRegistroMatricula/type",keyword:"type",params:{type: schema31.properties.IdentificadorRegistroMatricula.type},schema:schema31.properties.IdentificadorRegistroMatricula.type,parentSchema:schema31.properties.IdentificadorRegistroMatricula,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/IdentificadorRegistroMatricula",schemaPath:"#/properties/IdentificadorRegistroMatricula/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorRegistroMatricula,data:data3};
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
if(data.Obrigatoria !== undefined){
let data4 = data.Obrigatoria;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/Obrigatoria",schemaPath:"#/properties/Obrigatoria/type",keyword:"type",params:{type: schema31.properties.Obrigatoria.type},schema:schema31.properties.Obrigatoria.type,parentSchema:schema31.properties.Obrigatoria,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.Dispensada !== undefined){
let data5 = data.Dispensada;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/Dispensada",schemaPath:"#/properties/Dispensada/type",keyword:"type",params:{type: schema31.properties.Dispensada.type},schema:schema31.properties.Dispensada.type,parentSchema:schema31.properties.Dispensada,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.MotivoDispensa !== undefined){
let data6 = data.MotivoDispensa;
if((typeof data6 !== "string") && (data6 !== null)){
const err13 = {instancePath:instancePath+"/MotivoDispensa",schemaPath:"#/properties/MotivoDispensa/type",keyword:"type",params:{type: schema31.properties.MotivoDispensa.type},schema:schema31.properties.MotivoDispensa.type,parentSchema:schema31.properties.MotivoDispensa,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 300){
const err14 = {instancePath:instancePath+"/MotivoDispensa",schemaPath:"#/properties/MotivoDispensa/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema31.properties.MotivoDispensa,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data6))){
const err15 = {instancePath:instancePath+"/MotivoDispensa",schemaPath:"#/properties/MotivoDispensa/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.MotivoDispensa,data:data6};
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
if(data.Ordem !== undefined){
let data7 = data.Ordem;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err16 = {instancePath:instancePath+"/Ordem",schemaPath:"#/properties/Ordem/type",keyword:"type",params:{type: schema31.properties.Ordem.type},schema:schema31.properties.Ordem.type,parentSchema:schema31.properties.Ordem,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 9999 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/Ordem",schemaPath:"#/properties/Ordem/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},schema:9999,parentSchema:schema31.properties.Ordem,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/Ordem",schemaPath:"#/properties/Ordem/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Ordem,data:data7};
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
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

