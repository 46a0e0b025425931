// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const workflow = validate20;
const schema31 = {"$id":"workflow","type":"object","properties":{"Descricao":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":80},"Codigo":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":20},"TipoImovel":{"type":"string","enum":["Rural","Urbano"]},"Ativo":{"type":["boolean","null"]},"PrazoAnaliseHoras":{"type":["integer","null"],"minimum":1,"maximum":2000},"Etapas":{"type":"array","items":{"type":"object","properties":{"Codigo":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":30},"Descricao":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":120},"PrazoDias":{"type":["integer","null"],"minimum":0,"maximum":365}},"required":["Codigo","Descricao"],"additionalProperties":false}},"Certidoes":{"type":["array","null"],"items":{"type":"object","properties":{"IdentificadorTipoCertidao":{"type":"integer","minimum":1},"Obrigatoria":{"type":["boolean","null"]},"TipoPessoa":{"type":["string","null"],"enum":["F","J",null]}},"required":["IdentificadorTipoCertidao"],"additionalProperties":false}},"Calculadoras":{"type":["array","null"],"items":{"type":"object","properties":{"Calculadora":{"type":"string","enum":["hipoteca","penhor","historico-area","fgts","propriedade","vencimento"]}},"required":["Calculadora"],"additionalProperties":false}}},"required":["Descricao","Codigo","TipoImovel","Etapas"],"additionalProperties":false};
const formats0 = formats.text;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="workflow" */;
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
if(data.Descricao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Descricao"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Codigo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Codigo"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.TipoImovel === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TipoImovel"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Etapas === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Etapas"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "Descricao") || (key0 === "Codigo")) || (key0 === "TipoImovel")) || (key0 === "Ativo")) || (key0 === "PrazoAnaliseHoras")) || (key0 === "Etapas")) || (key0 === "Certidoes")) || (key0 === "Calculadoras"))){
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
if(data.Descricao !== undefined){
let data0 = data.Descricao;
if(typeof data0 === "string"){
if(func1(data0) > 80){
const err5 = {instancePath:instancePath+"/Descricao",schemaPath:"#/properties/Descricao/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Descricao,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/Descricao",schemaPath:"#/properties/Descricao/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Descricao,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data0)){
const err7 = {instancePath:instancePath+"/Descricao",schemaPath:"#/properties/Descricao/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Descricao,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.validate(data0))){
const err8 = {instancePath:instancePath+"/Descricao",schemaPath:"#/properties/Descricao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Descricao,data:data0};
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
const err9 = {instancePath:instancePath+"/Descricao",schemaPath:"#/properties/Descricao/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Descricao.type,parentSchema:schema31.properties.Descricao,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Codigo !== undefined){
let data1 = data.Codigo;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err10 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) < 1){
const err11 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern4.test(data1)){
const err12 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.validate(data1))){
const err13 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Codigo.type,parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.TipoImovel !== undefined){
let data2 = data.TipoImovel;
if(typeof data2 !== "string"){
const err15 = {instancePath:instancePath+"/TipoImovel",schemaPath:"#/properties/TipoImovel/type",keyword:"type",params:{type: "string"},schema:schema31.properties.TipoImovel.type,parentSchema:schema31.properties.TipoImovel,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data2 === "Rural") || (data2 === "Urbano"))){
const err16 = {instancePath:instancePath+"/TipoImovel",schemaPath:"#/properties/TipoImovel/enum",keyword:"enum",params:{allowedValues: schema31.properties.TipoImovel.enum},schema:schema31.properties.TipoImovel.enum,parentSchema:schema31.properties.TipoImovel,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.Ativo !== undefined){
let data3 = data.Ativo;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/Ativo",schemaPath:"#/properties/Ativo/type",keyword:"type",params:{type: schema31.properties.Ativo.type},schema:schema31.properties.Ativo.type,parentSchema:schema31.properties.Ativo,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.PrazoAnaliseHoras !== undefined){
let data4 = data.PrazoAnaliseHoras;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err18 = {instancePath:instancePath+"/PrazoAnaliseHoras",schemaPath:"#/properties/PrazoAnaliseHoras/type",keyword:"type",params:{type: schema31.properties.PrazoAnaliseHoras.type},schema:schema31.properties.PrazoAnaliseHoras.type,parentSchema:schema31.properties.PrazoAnaliseHoras,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2000 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/PrazoAnaliseHoras",schemaPath:"#/properties/PrazoAnaliseHoras/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},schema:2000,parentSchema:schema31.properties.PrazoAnaliseHoras,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/PrazoAnaliseHoras",schemaPath:"#/properties/PrazoAnaliseHoras/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.PrazoAnaliseHoras,data:data4};
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
if(data.Etapas !== undefined){
let data5 = data.Etapas;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.Codigo === undefined){
const err21 = {instancePath:instancePath+"/Etapas/" + i0,schemaPath:"#/properties/Etapas/items/required",keyword:"required",params:{missingProperty: "Codigo"},schema:schema31.properties.Etapas.items.required,parentSchema:schema31.properties.Etapas.items,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.Descricao === undefined){
const err22 = {instancePath:instancePath+"/Etapas/" + i0,schemaPath:"#/properties/Etapas/items/required",keyword:"required",params:{missingProperty: "Descricao"},schema:schema31.properties.Etapas.items.required,parentSchema:schema31.properties.Etapas.items,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "Codigo") || (key1 === "Descricao")) || (key1 === "PrazoDias"))){
const err23 = {instancePath:instancePath+"/Etapas/" + i0,schemaPath:"#/properties/Etapas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.Etapas.items,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.Codigo !== undefined){
let data7 = data6.Codigo;
if(typeof data7 === "string"){
if(func1(data7) > 30){
const err24 = {instancePath:instancePath+"/Etapas/" + i0+"/Codigo",schemaPath:"#/properties/Etapas/items/properties/Codigo/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema31.properties.Etapas.items.properties.Codigo,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data7) < 1){
const err25 = {instancePath:instancePath+"/Etapas/" + i0+"/Codigo",schemaPath:"#/properties/Etapas/items/properties/Codigo/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Etapas.items.properties.Codigo,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern4.test(data7)){
const err26 = {instancePath:instancePath+"/Etapas/" + i0+"/Codigo",schemaPath:"#/properties/Etapas/items/properties/Codigo/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Etapas.items.properties.Codigo,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats0.validate(data7))){
const err27 = {instancePath:instancePath+"/Etapas/" + i0+"/Codigo",schemaPath:"#/properties/Etapas/items/properties/Codigo/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Etapas.items.properties.Codigo,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/Etapas/" + i0+"/Codigo",schemaPath:"#/properties/Etapas/items/properties/Codigo/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Etapas.items.properties.Codigo.type,parentSchema:schema31.properties.Etapas.items.properties.Codigo,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.Descricao !== undefined){
let data8 = data6.Descricao;
if(typeof data8 === "string"){
if(func1(data8) > 120){
const err29 = {instancePath:instancePath+"/Etapas/" + i0+"/Descricao",schemaPath:"#/properties/Etapas/items/properties/Descricao/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema31.properties.Etapas.items.properties.Descricao,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data8) < 1){
const err30 = {instancePath:instancePath+"/Etapas/" + i0+"/Descricao",schemaPath:"#/properties/Etapas/items/properties/Descricao/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Etapas.items.properties.Descricao,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern4.test(data8)){
const err31 = {instancePath:instancePath+"/Etapas/" + i0+"/Descricao",schemaPath:"#/properties/Etapas/items/properties/Descricao/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Etapas.items.properties.Descricao,data:data8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats0.validate(data8))){
const err32 = {instancePath:instancePath+"/Etapas/" + i0+"/Descricao",schemaPath:"#/properties/Etapas/items/properties/Descricao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Etapas.items.properties.Descricao,data:data8};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/Etapas/" + i0+"/Descricao",schemaPath:"#/properties/Etapas/items/properties/Descricao/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Etapas.items.properties.Descricao.type,parentSchema:schema31.properties.Etapas.items.properties.Descricao,data:data8};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data6.PrazoDias !== undefined){
let data9 = data6.PrazoDias;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err34 = {instancePath:instancePath+"/Etapas/" + i0+"/PrazoDias",schemaPath:"#/properties/Etapas/items/properties/PrazoDias/type",keyword:"type",params:{type: schema31.properties.Etapas.items.properties.PrazoDias.type},schema:schema31.properties.Etapas.items.properties.PrazoDias.type,parentSchema:schema31.properties.Etapas.items.properties.PrazoDias,data:data9};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 365 || isNaN(data9)){
const err35 = {instancePath:instancePath+"/Etapas/" + i0+"/PrazoDias",schemaPath:"#/properties/Etapas/items/properties/PrazoDias/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema31.properties.Etapas.items.properties.PrazoDias,data:data9};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/Etapas/" + i0+"/PrazoDias",schemaPath:"#/properties/Etapas/items/properties/PrazoDias/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.Etapas.items.properties.PrazoDias,data:data9};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/Etapas/" + i0,schemaPath:"#/properties/Etapas/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Etapas.items.type,parentSchema:schema31.properties.Etapas.items,data:data6};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/Etapas",schemaPath:"#/properties/Etapas/type",keyword:"type",params:{type: "array"},schema:schema31.properties.Etapas.type,parentSchema:schema31.properties.Etapas,data:data5};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.Certidoes !== undefined){
let data10 = data.Certidoes;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err39 = {instancePath:instancePath+"/Certidoes",schemaPath:"#/properties/Certidoes/type",keyword:"type",params:{type: schema31.properties.Certidoes.type},schema:schema31.properties.Certidoes.type,parentSchema:schema31.properties.Certidoes,data:data10};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.IdentificadorTipoCertidao === undefined){
const err40 = {instancePath:instancePath+"/Certidoes/" + i1,schemaPath:"#/properties/Certidoes/items/required",keyword:"required",params:{missingProperty: "IdentificadorTipoCertidao"},schema:schema31.properties.Certidoes.items.required,parentSchema:schema31.properties.Certidoes.items,data:data11};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key2 in data11){
if(!(((key2 === "IdentificadorTipoCertidao") || (key2 === "Obrigatoria")) || (key2 === "TipoPessoa"))){
const err41 = {instancePath:instancePath+"/Certidoes/" + i1,schemaPath:"#/properties/Certidoes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema31.properties.Certidoes.items,data:data11};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data11.IdentificadorTipoCertidao !== undefined){
let data12 = data11.IdentificadorTipoCertidao;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err42 = {instancePath:instancePath+"/Certidoes/" + i1+"/IdentificadorTipoCertidao",schemaPath:"#/properties/Certidoes/items/properties/IdentificadorTipoCertidao/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.Certidoes.items.properties.IdentificadorTipoCertidao.type,parentSchema:schema31.properties.Certidoes.items.properties.IdentificadorTipoCertidao,data:data12};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 1 || isNaN(data12)){
const err43 = {instancePath:instancePath+"/Certidoes/" + i1+"/IdentificadorTipoCertidao",schemaPath:"#/properties/Certidoes/items/properties/IdentificadorTipoCertidao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Certidoes.items.properties.IdentificadorTipoCertidao,data:data12};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data11.Obrigatoria !== undefined){
let data13 = data11.Obrigatoria;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err44 = {instancePath:instancePath+"/Certidoes/" + i1+"/Obrigatoria",schemaPath:"#/properties/Certidoes/items/properties/Obrigatoria/type",keyword:"type",params:{type: schema31.properties.Certidoes.items.properties.Obrigatoria.type},schema:schema31.properties.Certidoes.items.properties.Obrigatoria.type,parentSchema:schema31.properties.Certidoes.items.properties.Obrigatoria,data:data13};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data11.TipoPessoa !== undefined){
let data14 = data11.TipoPessoa;
if((typeof data14 !== "string") && (data14 !== null)){
const err45 = {instancePath:instancePath+"/Certidoes/" + i1+"/TipoPessoa",schemaPath:"#/properties/Certidoes/items/properties/TipoPessoa/type",keyword:"type",params:{type: schema31.properties.Certidoes.items.properties.TipoPessoa.type},schema:schema31.properties.Certidoes.items.properties.TipoPessoa.type,parentSchema:schema31.properties.Certidoes.items.properties.TipoPessoa,data:data14};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((data14 === "F") || (data14 === "J")) || (data14 === null))){
const err46 = {instancePath:instancePath+"/Certidoes/" + i1+"/TipoPessoa",schemaPath:"#/properties/Certidoes/items/properties/TipoPessoa/enum",keyword:"enum",params:{allowedValues: schema31.properties.Certidoes.items.properties.TipoPessoa.enum},schema:schema31.properties.Certidoes.items.properties.TipoPessoa.enum,parentSchema:schema31.properties.Certidoes.items.properties.TipoPessoa,data:data14};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/Certidoes/" + i1,schemaPath:"#/properties/Certidoes/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Certidoes.items.type,parentSchema:schema31.properties.Certidoes.items,data:data11};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
if(data.Calculadoras !== undefined){
let data15 = data.Calculadoras;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err48 = {instancePath:instancePath+"/Calculadoras",schemaPath:"#/properties/Calculadoras/type",keyword:"type",params:{type: schema31.properties.Calculadoras.type},schema:schema31.properties.Calculadoras.type,parentSchema:schema31.properties.Calculadoras,data:data15};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.Calculadora === undefined){
const err49 = {instancePath:instancePath+"/Calculadoras/" + i2,schemaPath:"#/properties/Calculadoras/items/required",keyword:"required",params:{missingProperty: "Calculadora"},schema:schema31.properties.Calculadoras.items.required,parentSchema:schema31.properties.Calculadoras.items,data:data16};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key3 in data16){
if(!(key3 === "Calculadora")){
const err50 = {instancePath:instancePath+"/Calculadoras/" + i2,schemaPath:"#/properties/Calculadoras/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema31.properties.Calculadoras.items,data:data16};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data16.Calculadora !== undefined){
let data17 = data16.Calculadora;
if(typeof data17 !== "string"){
const err51 = {instancePath:instancePath+"/Calculadoras/" + i2+"/Calculadora",schemaPath:"#/properties/Calculadoras/items/properties/Calculadora/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Calculadoras.items.properties.Calculadora.type,parentSchema:schema31.properties.Calculadoras.items.properties.Calculadora,data:data17};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!((((((data17 === "hipoteca") || (data17 === "penhor")) || (data17 === "historico-area")) || (data17 === "fgts")) || (data17 === "propriedade")) || (data17 === "vencimento"))){
const err52 = {instancePath:instancePath+"/Calculadoras/" + i2+"/Calculadora",schemaPath:"#/properties/Calculadoras/items/properties/Calculadora/enum",keyword:"enum",params:{allowedValues: schema31.properties.Calculadoras.items.properties.Calculadora.enum},schema:schema31.properties.Calculadoras.items.properties.Calculadora.enum,parentSchema:schema31.properties.Calculadoras.items.properties.Calculadora,data:data17};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/Calculadoras/" + i2,schemaPath:"#/properties/Calculadoras/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Calculadoras.items.type,parentSchema:schema31.properties.Calculadoras.items,data:data16};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

