// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const tipo_certidao = validate20;
const schema31 = {"$id":"tipo_certidao","type":"object","properties":{"Nome":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":120},"Codigo":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":20},"Orgao":{"type":["string","null"],"format":"text","maxLength":120},"Uf":{"type":["string","null"],"enum":["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO",null]},"Ativo":{"type":["boolean","null"]},"Comprova":{"type":["string","null"],"format":"text","maxLength":200},"AplicaEmpresa":{"type":["boolean","null"]},"AplicaPessoa":{"type":["boolean","null"]},"AplicaRural":{"type":["boolean","null"]},"AplicaUrbano":{"type":["boolean","null"]},"OrigemValidade":{"type":"string","enum":["lei","pratica","emissor","nenhuma"]},"ValidadeDias":{"type":["integer","null"],"minimum":0,"maximum":3650},"AvisoDias":{"type":["integer","null"],"minimum":0,"maximum":365},"Parametros":{"type":["array","null"],"items":{"type":"object","properties":{"Parametro":{"type":"string","enum":["doc","nome","mae","nascimento","uf","municipio","matricula","incra","cib","car","inscricao_municipal","nire","inscricao_estadual","tribunal"]},"Obrigatorio":{"type":["boolean","null"]}},"required":["Parametro"],"additionalProperties":false}},"Apelidos":{"type":["array","null"],"items":{"type":"object","properties":{"Texto":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":160}},"required":["Texto"],"additionalProperties":false}}},"required":["Nome","Codigo","OrigemValidade"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const formats0 = formats.text;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tipo_certidao" */;
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
if(data.OrigemValidade === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrigemValidade"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
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
if(data.Nome !== undefined){
let data0 = data.Nome;
if(typeof data0 === "string"){
if(func2(data0) > 120){
const err4 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data0) < 1){
const err5 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data0))){
const err7 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Nome.type,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Codigo !== undefined){
let data1 = data.Codigo;
if(typeof data1 === "string"){
if(func2(data1) > 20){
const err9 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data1) < 1){
const err10 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data1)){
const err11 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data1))){
const err12 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Codigo.type,parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.Orgao !== undefined){
let data2 = data.Orgao;
if((typeof data2 !== "string") && (data2 !== null)){
const err14 = {instancePath:instancePath+"/Orgao",schemaPath:"#/properties/Orgao/type",keyword:"type",params:{type: schema31.properties.Orgao.type},schema:schema31.properties.Orgao.type,parentSchema:schema31.properties.Orgao,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 120){
const err15 = {instancePath:instancePath+"/Orgao",schemaPath:"#/properties/Orgao/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema31.properties.Orgao,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0.validate(data2))){
const err16 = {instancePath:instancePath+"/Orgao",schemaPath:"#/properties/Orgao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Orgao,data:data2};
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
if(data.Uf !== undefined){
let data3 = data.Uf;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/type",keyword:"type",params:{type: schema31.properties.Uf.type},schema:schema31.properties.Uf.type,parentSchema:schema31.properties.Uf,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((((((((((((((((((((((((((data3 === "AC") || (data3 === "AL")) || (data3 === "AM")) || (data3 === "AP")) || (data3 === "BA")) || (data3 === "CE")) || (data3 === "DF")) || (data3 === "ES")) || (data3 === "GO")) || (data3 === "MA")) || (data3 === "MG")) || (data3 === "MS")) || (data3 === "MT")) || (data3 === "PA")) || (data3 === "PB")) || (data3 === "PE")) || (data3 === "PI")) || (data3 === "PR")) || (data3 === "RJ")) || (data3 === "RN")) || (data3 === "RO")) || (data3 === "RR")) || (data3 === "RS")) || (data3 === "SC")) || (data3 === "SE")) || (data3 === "SP")) || (data3 === "TO")) || (data3 === null))){
const err18 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/enum",keyword:"enum",params:{allowedValues: schema31.properties.Uf.enum},schema:schema31.properties.Uf.enum,parentSchema:schema31.properties.Uf,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.Ativo !== undefined){
let data4 = data.Ativo;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/Ativo",schemaPath:"#/properties/Ativo/type",keyword:"type",params:{type: schema31.properties.Ativo.type},schema:schema31.properties.Ativo.type,parentSchema:schema31.properties.Ativo,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.Comprova !== undefined){
let data5 = data.Comprova;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/Comprova",schemaPath:"#/properties/Comprova/type",keyword:"type",params:{type: schema31.properties.Comprova.type},schema:schema31.properties.Comprova.type,parentSchema:schema31.properties.Comprova,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err21 = {instancePath:instancePath+"/Comprova",schemaPath:"#/properties/Comprova/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Comprova,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats0.validate(data5))){
const err22 = {instancePath:instancePath+"/Comprova",schemaPath:"#/properties/Comprova/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Comprova,data:data5};
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
if(data.AplicaEmpresa !== undefined){
let data6 = data.AplicaEmpresa;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/AplicaEmpresa",schemaPath:"#/properties/AplicaEmpresa/type",keyword:"type",params:{type: schema31.properties.AplicaEmpresa.type},schema:schema31.properties.AplicaEmpresa.type,parentSchema:schema31.properties.AplicaEmpresa,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.AplicaPessoa !== undefined){
let data7 = data.AplicaPessoa;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err24 = {instancePath:instancePath+"/AplicaPessoa",schemaPath:"#/properties/AplicaPessoa/type",keyword:"type",params:{type: schema31.properties.AplicaPessoa.type},schema:schema31.properties.AplicaPessoa.type,parentSchema:schema31.properties.AplicaPessoa,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.AplicaRural !== undefined){
let data8 = data.AplicaRural;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err25 = {instancePath:instancePath+"/AplicaRural",schemaPath:"#/properties/AplicaRural/type",keyword:"type",params:{type: schema31.properties.AplicaRural.type},schema:schema31.properties.AplicaRural.type,parentSchema:schema31.properties.AplicaRural,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.AplicaUrbano !== undefined){
let data9 = data.AplicaUrbano;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err26 = {instancePath:instancePath+"/AplicaUrbano",schemaPath:"#/properties/AplicaUrbano/type",keyword:"type",params:{type: schema31.properties.AplicaUrbano.type},schema:schema31.properties.AplicaUrbano.type,parentSchema:schema31.properties.AplicaUrbano,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.OrigemValidade !== undefined){
let data10 = data.OrigemValidade;
if(typeof data10 !== "string"){
const err27 = {instancePath:instancePath+"/OrigemValidade",schemaPath:"#/properties/OrigemValidade/type",keyword:"type",params:{type: "string"},schema:schema31.properties.OrigemValidade.type,parentSchema:schema31.properties.OrigemValidade,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((data10 === "lei") || (data10 === "pratica")) || (data10 === "emissor")) || (data10 === "nenhuma"))){
const err28 = {instancePath:instancePath+"/OrigemValidade",schemaPath:"#/properties/OrigemValidade/enum",keyword:"enum",params:{allowedValues: schema31.properties.OrigemValidade.enum},schema:schema31.properties.OrigemValidade.enum,parentSchema:schema31.properties.OrigemValidade,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.ValidadeDias !== undefined){
let data11 = data.ValidadeDias;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err29 = {instancePath:instancePath+"/ValidadeDias",schemaPath:"#/properties/ValidadeDias/type",keyword:"type",params:{type: schema31.properties.ValidadeDias.type},schema:schema31.properties.ValidadeDias.type,parentSchema:schema31.properties.ValidadeDias,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 3650 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/ValidadeDias",schemaPath:"#/properties/ValidadeDias/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650},schema:3650,parentSchema:schema31.properties.ValidadeDias,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/ValidadeDias",schemaPath:"#/properties/ValidadeDias/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.ValidadeDias,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.AvisoDias !== undefined){
let data12 = data.AvisoDias;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err32 = {instancePath:instancePath+"/AvisoDias",schemaPath:"#/properties/AvisoDias/type",keyword:"type",params:{type: schema31.properties.AvisoDias.type},schema:schema31.properties.AvisoDias.type,parentSchema:schema31.properties.AvisoDias,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 365 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/AvisoDias",schemaPath:"#/properties/AvisoDias/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema31.properties.AvisoDias,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/AvisoDias",schemaPath:"#/properties/AvisoDias/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.AvisoDias,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.Parametros !== undefined){
let data13 = data.Parametros;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err35 = {instancePath:instancePath+"/Parametros",schemaPath:"#/properties/Parametros/type",keyword:"type",params:{type: schema31.properties.Parametros.type},schema:schema31.properties.Parametros.type,parentSchema:schema31.properties.Parametros,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.Parametro === undefined){
const err36 = {instancePath:instancePath+"/Parametros/" + i0,schemaPath:"#/properties/Parametros/items/required",keyword:"required",params:{missingProperty: "Parametro"},schema:schema31.properties.Parametros.items.required,parentSchema:schema31.properties.Parametros.items,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key1 in data14){
if(!((key1 === "Parametro") || (key1 === "Obrigatorio"))){
const err37 = {instancePath:instancePath+"/Parametros/" + i0,schemaPath:"#/properties/Parametros/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.Parametros.items,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data14.Parametro !== undefined){
let data15 = data14.Parametro;
if(typeof data15 !== "string"){
const err38 = {instancePath:instancePath+"/Parametros/" + i0+"/Parametro",schemaPath:"#/properties/Parametros/items/properties/Parametro/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Parametros.items.properties.Parametro.type,parentSchema:schema31.properties.Parametros.items.properties.Parametro,data:data15};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((((((((((((((data15 === "doc") || (data15 === "nome")) || (data15 === "mae")) || (data15 === "nascimento")) || (data15 === "uf")) || (data15 === "municipio")) || (data15 === "matricula")) || (data15 === "incra")) || (data15 === "cib")) || (data15 === "car")) || (data15 === "inscricao_municipal")) || (data15 === "nire")) || (data15 === "inscricao_estadual")) || (data15 === "tribunal"))){
const err39 = {instancePath:instancePath+"/Parametros/" + i0+"/Parametro",schemaPath:"#/properties/Parametros/items/properties/Parametro/enum",keyword:"enum",params:{allowedValues: schema31.properties.Parametros.items.properties.Parametro.enum},schema:schema31.properties.Parametros.items.properties.Parametro.enum,parentSchema:schema31.properties.Parametros.items.properties.Parametro,data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data14.Obrigatorio !== undefined){
let data16 = data14.Obrigatorio;
if((typeof data16 !== "boolean") && (data16 !== null)){
const err40 = {instancePath:instancePath+"/Parametros/" + i0+"/Obrigatorio",schemaPath:"#/properties/Parametros/items/properties/Obrigatorio/type",keyword:"type",params:{type: schema31.properties.Parametros.items.properties.Obrigatorio.type},schema:schema31.properties.Parametros.items.properties.Obrigatorio.type,parentSchema:schema31.properties.Parametros.items.properties.Obrigatorio,data:data16};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/Parametros/" + i0,schemaPath:"#/properties/Parametros/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Parametros.items.type,parentSchema:schema31.properties.Parametros.items,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
if(data.Apelidos !== undefined){
let data17 = data.Apelidos;
if((!(Array.isArray(data17))) && (data17 !== null)){
const err42 = {instancePath:instancePath+"/Apelidos",schemaPath:"#/properties/Apelidos/type",keyword:"type",params:{type: schema31.properties.Apelidos.type},schema:schema31.properties.Apelidos.type,parentSchema:schema31.properties.Apelidos,data:data17};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.Texto === undefined){
const err43 = {instancePath:instancePath+"/Apelidos/" + i1,schemaPath:"#/properties/Apelidos/items/required",keyword:"required",params:{missingProperty: "Texto"},schema:schema31.properties.Apelidos.items.required,parentSchema:schema31.properties.Apelidos.items,data:data18};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key2 in data18){
if(!(key2 === "Texto")){
const err44 = {instancePath:instancePath+"/Apelidos/" + i1,schemaPath:"#/properties/Apelidos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema31.properties.Apelidos.items,data:data18};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data18.Texto !== undefined){
let data19 = data18.Texto;
if(typeof data19 === "string"){
if(func2(data19) > 160){
const err45 = {instancePath:instancePath+"/Apelidos/" + i1+"/Texto",schemaPath:"#/properties/Apelidos/items/properties/Texto/maxLength",keyword:"maxLength",params:{limit: 160},schema:160,parentSchema:schema31.properties.Apelidos.items.properties.Texto,data:data19};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(func2(data19) < 1){
const err46 = {instancePath:instancePath+"/Apelidos/" + i1+"/Texto",schemaPath:"#/properties/Apelidos/items/properties/Texto/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Apelidos.items.properties.Texto,data:data19};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!pattern4.test(data19)){
const err47 = {instancePath:instancePath+"/Apelidos/" + i1+"/Texto",schemaPath:"#/properties/Apelidos/items/properties/Texto/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Apelidos.items.properties.Texto,data:data19};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(formats0.validate(data19))){
const err48 = {instancePath:instancePath+"/Apelidos/" + i1+"/Texto",schemaPath:"#/properties/Apelidos/items/properties/Texto/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Apelidos.items.properties.Texto,data:data19};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/Apelidos/" + i1+"/Texto",schemaPath:"#/properties/Apelidos/items/properties/Texto/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Apelidos.items.properties.Texto.type,parentSchema:schema31.properties.Apelidos.items.properties.Texto,data:data19};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/Apelidos/" + i1,schemaPath:"#/properties/Apelidos/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Apelidos.items.type,parentSchema:schema31.properties.Apelidos.items,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

