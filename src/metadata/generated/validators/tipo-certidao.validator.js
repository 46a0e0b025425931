// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const tipo_certidao = validate20;
const schema31 = {"$id":"tipo_certidao","type":"object","properties":{"Nome":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":120},"Codigo":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":20},"NomeEn":{"type":["string","null"],"format":"text","maxLength":120},"Orgao":{"type":["string","null"],"format":"text","maxLength":120},"Uf":{"type":["string","null"],"enum":["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO",null]},"Ativo":{"type":["boolean","null"]},"Comprova":{"type":["string","null"],"format":"text","maxLength":200},"AplicaEmpresa":{"type":["boolean","null"]},"AplicaPessoa":{"type":["boolean","null"]},"AplicaRural":{"type":["boolean","null"]},"AplicaUrbano":{"type":["boolean","null"]},"OrigemValidade":{"type":"string","enum":["lei","pratica","emissor","nenhuma"]},"ValidadeDias":{"type":["integer","null"],"minimum":0,"maximum":3650},"AvisoDias":{"type":["integer","null"],"minimum":0,"maximum":365},"Parametros":{"type":["array","null"],"items":{"type":"object","properties":{"Parametro":{"type":"string","enum":["doc","nome","mae","nascimento","uf","municipio","matricula","incra","cib","car","inscricao_municipal","nire","inscricao_estadual","tribunal","livro","folha","numero","unidade","termo","cns","certificacao"]},"Obrigatorio":{"type":["boolean","null"]}},"required":["Parametro"],"additionalProperties":false}},"Apelidos":{"type":["array","null"],"items":{"type":"object","properties":{"Texto":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":160}},"required":["Texto"],"additionalProperties":false}}},"required":["Nome","Codigo","OrigemValidade"],"additionalProperties":false};
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
if(data.NomeEn !== undefined){
let data2 = data.NomeEn;
if((typeof data2 !== "string") && (data2 !== null)){
const err14 = {instancePath:instancePath+"/NomeEn",schemaPath:"#/properties/NomeEn/type",keyword:"type",params:{type: schema31.properties.NomeEn.type},schema:schema31.properties.NomeEn.type,parentSchema:schema31.properties.NomeEn,data:data2};
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
const err15 = {instancePath:instancePath+"/NomeEn",schemaPath:"#/properties/NomeEn/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema31.properties.NomeEn,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0.validate(data2))){
const err16 = {instancePath:instancePath+"/NomeEn",schemaPath:"#/properties/NomeEn/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.NomeEn,data:data2};
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
if(data.Orgao !== undefined){
let data3 = data.Orgao;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/Orgao",schemaPath:"#/properties/Orgao/type",keyword:"type",params:{type: schema31.properties.Orgao.type},schema:schema31.properties.Orgao.type,parentSchema:schema31.properties.Orgao,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 120){
const err18 = {instancePath:instancePath+"/Orgao",schemaPath:"#/properties/Orgao/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema31.properties.Orgao,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0.validate(data3))){
const err19 = {instancePath:instancePath+"/Orgao",schemaPath:"#/properties/Orgao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Orgao,data:data3};
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
if(data.Uf !== undefined){
let data4 = data.Uf;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/type",keyword:"type",params:{type: schema31.properties.Uf.type},schema:schema31.properties.Uf.type,parentSchema:schema31.properties.Uf,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((((((((((((((((((((((((((((data4 === "AC") || (data4 === "AL")) || (data4 === "AM")) || (data4 === "AP")) || (data4 === "BA")) || (data4 === "CE")) || (data4 === "DF")) || (data4 === "ES")) || (data4 === "GO")) || (data4 === "MA")) || (data4 === "MG")) || (data4 === "MS")) || (data4 === "MT")) || (data4 === "PA")) || (data4 === "PB")) || (data4 === "PE")) || (data4 === "PI")) || (data4 === "PR")) || (data4 === "RJ")) || (data4 === "RN")) || (data4 === "RO")) || (data4 === "RR")) || (data4 === "RS")) || (data4 === "SC")) || (data4 === "SE")) || (data4 === "SP")) || (data4 === "TO")) || (data4 === null))){
const err21 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/enum",keyword:"enum",params:{allowedValues: schema31.properties.Uf.enum},schema:schema31.properties.Uf.enum,parentSchema:schema31.properties.Uf,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.Ativo !== undefined){
let data5 = data.Ativo;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/Ativo",schemaPath:"#/properties/Ativo/type",keyword:"type",params:{type: schema31.properties.Ativo.type},schema:schema31.properties.Ativo.type,parentSchema:schema31.properties.Ativo,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.Comprova !== undefined){
let data6 = data.Comprova;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/Comprova",schemaPath:"#/properties/Comprova/type",keyword:"type",params:{type: schema31.properties.Comprova.type},schema:schema31.properties.Comprova.type,parentSchema:schema31.properties.Comprova,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err24 = {instancePath:instancePath+"/Comprova",schemaPath:"#/properties/Comprova/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Comprova,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats0.validate(data6))){
const err25 = {instancePath:instancePath+"/Comprova",schemaPath:"#/properties/Comprova/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Comprova,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.AplicaEmpresa !== undefined){
let data7 = data.AplicaEmpresa;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err26 = {instancePath:instancePath+"/AplicaEmpresa",schemaPath:"#/properties/AplicaEmpresa/type",keyword:"type",params:{type: schema31.properties.AplicaEmpresa.type},schema:schema31.properties.AplicaEmpresa.type,parentSchema:schema31.properties.AplicaEmpresa,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.AplicaPessoa !== undefined){
let data8 = data.AplicaPessoa;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err27 = {instancePath:instancePath+"/AplicaPessoa",schemaPath:"#/properties/AplicaPessoa/type",keyword:"type",params:{type: schema31.properties.AplicaPessoa.type},schema:schema31.properties.AplicaPessoa.type,parentSchema:schema31.properties.AplicaPessoa,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.AplicaRural !== undefined){
let data9 = data.AplicaRural;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err28 = {instancePath:instancePath+"/AplicaRural",schemaPath:"#/properties/AplicaRural/type",keyword:"type",params:{type: schema31.properties.AplicaRural.type},schema:schema31.properties.AplicaRural.type,parentSchema:schema31.properties.AplicaRural,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.AplicaUrbano !== undefined){
let data10 = data.AplicaUrbano;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/AplicaUrbano",schemaPath:"#/properties/AplicaUrbano/type",keyword:"type",params:{type: schema31.properties.AplicaUrbano.type},schema:schema31.properties.AplicaUrbano.type,parentSchema:schema31.properties.AplicaUrbano,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.OrigemValidade !== undefined){
let data11 = data.OrigemValidade;
if(typeof data11 !== "string"){
const err30 = {instancePath:instancePath+"/OrigemValidade",schemaPath:"#/properties/OrigemValidade/type",keyword:"type",params:{type: "string"},schema:schema31.properties.OrigemValidade.type,parentSchema:schema31.properties.OrigemValidade,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((data11 === "lei") || (data11 === "pratica")) || (data11 === "emissor")) || (data11 === "nenhuma"))){
const err31 = {instancePath:instancePath+"/OrigemValidade",schemaPath:"#/properties/OrigemValidade/enum",keyword:"enum",params:{allowedValues: schema31.properties.OrigemValidade.enum},schema:schema31.properties.OrigemValidade.enum,parentSchema:schema31.properties.OrigemValidade,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.ValidadeDias !== undefined){
let data12 = data.ValidadeDias;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err32 = {instancePath:instancePath+"/ValidadeDias",schemaPath:"#/properties/ValidadeDias/type",keyword:"type",params:{type: schema31.properties.ValidadeDias.type},schema:schema31.properties.ValidadeDias.type,parentSchema:schema31.properties.ValidadeDias,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 3650 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/ValidadeDias",schemaPath:"#/properties/ValidadeDias/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650},schema:3650,parentSchema:schema31.properties.ValidadeDias,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/ValidadeDias",schemaPath:"#/properties/ValidadeDias/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.ValidadeDias,data:data12};
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
if(data.AvisoDias !== undefined){
let data13 = data.AvisoDias;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err35 = {instancePath:instancePath+"/AvisoDias",schemaPath:"#/properties/AvisoDias/type",keyword:"type",params:{type: schema31.properties.AvisoDias.type},schema:schema31.properties.AvisoDias.type,parentSchema:schema31.properties.AvisoDias,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 365 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/AvisoDias",schemaPath:"#/properties/AvisoDias/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema31.properties.AvisoDias,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/AvisoDias",schemaPath:"#/properties/AvisoDias/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.AvisoDias,data:data13};
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
if(data.Parametros !== undefined){
let data14 = data.Parametros;
if((!(Array.isArray(data14))) && (data14 !== null)){
const err38 = {instancePath:instancePath+"/Parametros",schemaPath:"#/properties/Parametros/type",keyword:"type",params:{type: schema31.properties.Parametros.type},schema:schema31.properties.Parametros.type,parentSchema:schema31.properties.Parametros,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.Parametro === undefined){
const err39 = {instancePath:instancePath+"/Parametros/" + i0,schemaPath:"#/properties/Parametros/items/required",keyword:"required",params:{missingProperty: "Parametro"},schema:schema31.properties.Parametros.items.required,parentSchema:schema31.properties.Parametros.items,data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key1 in data15){
if(!((key1 === "Parametro") || (key1 === "Obrigatorio"))){
const err40 = {instancePath:instancePath+"/Parametros/" + i0,schemaPath:"#/properties/Parametros/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.Parametros.items,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data15.Parametro !== undefined){
let data16 = data15.Parametro;
if(typeof data16 !== "string"){
const err41 = {instancePath:instancePath+"/Parametros/" + i0+"/Parametro",schemaPath:"#/properties/Parametros/items/properties/Parametro/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Parametros.items.properties.Parametro.type,parentSchema:schema31.properties.Parametros.items.properties.Parametro,data:data16};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((((((((((((((((((((data16 === "doc") || (data16 === "nome")) || (data16 === "mae")) || (data16 === "nascimento")) || (data16 === "uf")) || (data16 === "municipio")) || (data16 === "matricula")) || (data16 === "incra")) || (data16 === "cib")) || (data16 === "car")) || (data16 === "inscricao_municipal")) || (data16 === "nire")) || (data16 === "inscricao_estadual")) || (data16 === "tribunal")) || (data16 === "livro")) || (data16 === "folha")) || (data16 === "numero")) || (data16 === "unidade")) || (data16 === "termo")) || (data16 === "cns")) || (data16 === "certificacao"))){
const err42 = {instancePath:instancePath+"/Parametros/" + i0+"/Parametro",schemaPath:"#/properties/Parametros/items/properties/Parametro/enum",keyword:"enum",params:{allowedValues: schema31.properties.Parametros.items.properties.Parametro.enum},schema:schema31.properties.Parametros.items.properties.Parametro.enum,parentSchema:schema31.properties.Parametros.items.properties.Parametro,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data15.Obrigatorio !== undefined){
let data17 = data15.Obrigatorio;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err43 = {instancePath:instancePath+"/Parametros/" + i0+"/Obrigatorio",schemaPath:"#/properties/Parametros/items/properties/Obrigatorio/type",keyword:"type",params:{type: schema31.properties.Parametros.items.properties.Obrigatorio.type},schema:schema31.properties.Parametros.items.properties.Obrigatorio.type,parentSchema:schema31.properties.Parametros.items.properties.Obrigatorio,data:data17};
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
else {
const err44 = {instancePath:instancePath+"/Parametros/" + i0,schemaPath:"#/properties/Parametros/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Parametros.items.type,parentSchema:schema31.properties.Parametros.items,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
if(data.Apelidos !== undefined){
let data18 = data.Apelidos;
if((!(Array.isArray(data18))) && (data18 !== null)){
const err45 = {instancePath:instancePath+"/Apelidos",schemaPath:"#/properties/Apelidos/type",keyword:"type",params:{type: schema31.properties.Apelidos.type},schema:schema31.properties.Apelidos.type,parentSchema:schema31.properties.Apelidos,data:data18};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.Texto === undefined){
const err46 = {instancePath:instancePath+"/Apelidos/" + i1,schemaPath:"#/properties/Apelidos/items/required",keyword:"required",params:{missingProperty: "Texto"},schema:schema31.properties.Apelidos.items.required,parentSchema:schema31.properties.Apelidos.items,data:data19};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key2 in data19){
if(!(key2 === "Texto")){
const err47 = {instancePath:instancePath+"/Apelidos/" + i1,schemaPath:"#/properties/Apelidos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema31.properties.Apelidos.items,data:data19};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data19.Texto !== undefined){
let data20 = data19.Texto;
if(typeof data20 === "string"){
if(func2(data20) > 160){
const err48 = {instancePath:instancePath+"/Apelidos/" + i1+"/Texto",schemaPath:"#/properties/Apelidos/items/properties/Texto/maxLength",keyword:"maxLength",params:{limit: 160},schema:160,parentSchema:schema31.properties.Apelidos.items.properties.Texto,data:data20};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func2(data20) < 1){
const err49 = {instancePath:instancePath+"/Apelidos/" + i1+"/Texto",schemaPath:"#/properties/Apelidos/items/properties/Texto/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Apelidos.items.properties.Texto,data:data20};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern4.test(data20)){
const err50 = {instancePath:instancePath+"/Apelidos/" + i1+"/Texto",schemaPath:"#/properties/Apelidos/items/properties/Texto/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Apelidos.items.properties.Texto,data:data20};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats0.validate(data20))){
const err51 = {instancePath:instancePath+"/Apelidos/" + i1+"/Texto",schemaPath:"#/properties/Apelidos/items/properties/Texto/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Apelidos.items.properties.Texto,data:data20};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/Apelidos/" + i1+"/Texto",schemaPath:"#/properties/Apelidos/items/properties/Texto/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Apelidos.items.properties.Texto.type,parentSchema:schema31.properties.Apelidos.items.properties.Texto,data:data20};
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
const err53 = {instancePath:instancePath+"/Apelidos/" + i1,schemaPath:"#/properties/Apelidos/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Apelidos.items.type,parentSchema:schema31.properties.Apelidos.items,data:data19};
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

