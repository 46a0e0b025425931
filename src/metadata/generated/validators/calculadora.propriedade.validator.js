// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const calculadora_propriedade = validate20;
const schema31 = {"$id":"calculadora_propriedade","type":"object","properties":{"Proprietarios":{"type":"array","items":{"type":"object","properties":{"Nome":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Documento":{"type":["string","null"],"format":"cpfCnpj"},"Conjuge":{"type":["string","null"],"format":"text","maxLength":200},"Fracao":{"type":["string","null"],"format":"fraction","maxLength":41}},"required":["Nome"],"additionalProperties":false}},"Atos":{"type":["array","null"],"items":{"type":"object","properties":{"Ato":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Data":{"type":["string","null"],"format":"date"},"Evento":{"type":["string","null"],"enum":["compra_venda","doacao","permuta","dacao_pagamento","adjudicacao","arrematacao","partilha_inventario","partilha_divorcio","integralizacao_capital","desapropriacao","usucapiao","divisao","hipoteca","hipoteca_cedular","penhor","penhor_cedular","alienacao_fiduciaria","consolidacao_propriedade","penhora","arresto","sequestro","indisponibilidade","usufruto","servidao","compromisso_venda","arrendamento","locacao","caucao","clausulas_restritivas","cedula_credito","aditivo_cedula","convencao_condominio","instituicao_condominio","cancelamento","reserva_legal","georreferenciamento","retificacao_area","desmembramento","unificacao","construcao","demolicao","mudanca_denominacao","alteracao_estado_civil","obito","qualificacao_pessoal","cadastro_incra","cadastro_car","premonitoria","tombamento","app","encerramento","numero_predial","outro",null]},"Transmitentes":{"type":["array","null"],"items":{"type":"object","properties":{"Nome":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Documento":{"type":["string","null"],"format":"cpfCnpj"},"Conjuge":{"type":["string","null"],"format":"text","maxLength":200}},"required":["Nome"],"additionalProperties":false}},"Adquirentes":{"type":"array","items":{"type":"object","properties":{"Nome":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Documento":{"type":["string","null"],"format":"cpfCnpj"},"Conjuge":{"type":["string","null"],"format":"text","maxLength":200},"Fracao":{"type":["string","null"],"format":"fraction","maxLength":41}},"required":["Nome"],"additionalProperties":false}},"Fracao":{"type":["string","null"],"format":"fraction","maxLength":41},"Sobre":{"type":["string","null"],"enum":["IMOVEL","PARTE",null]}},"required":["Ato","Adquirentes"],"additionalProperties":false}}},"required":["Proprietarios"],"additionalProperties":false};
const formats0 = formats.text;
const formats2 = formats.cpfCnpj;
const formats6 = formats.fraction;
const formats10 = formats.date;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="calculadora_propriedade" */;
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
if(data.Proprietarios === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Proprietarios"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Proprietarios") || (key0 === "Atos"))){
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
if(data.Proprietarios !== undefined){
let data0 = data.Proprietarios;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.Nome === undefined){
const err2 = {instancePath:instancePath+"/Proprietarios/" + i0,schemaPath:"#/properties/Proprietarios/items/required",keyword:"required",params:{missingProperty: "Nome"},schema:schema31.properties.Proprietarios.items.required,parentSchema:schema31.properties.Proprietarios.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "Nome") || (key1 === "Documento")) || (key1 === "Conjuge")) || (key1 === "Fracao"))){
const err3 = {instancePath:instancePath+"/Proprietarios/" + i0,schemaPath:"#/properties/Proprietarios/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.Proprietarios.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.Nome !== undefined){
let data2 = data1.Nome;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err4 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Nome",schemaPath:"#/properties/Proprietarios/items/properties/Nome/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Proprietarios.items.properties.Nome,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data2) < 1){
const err5 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Nome",schemaPath:"#/properties/Proprietarios/items/properties/Nome/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Proprietarios.items.properties.Nome,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Nome",schemaPath:"#/properties/Proprietarios/items/properties/Nome/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Proprietarios.items.properties.Nome,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data2))){
const err7 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Nome",schemaPath:"#/properties/Proprietarios/items/properties/Nome/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Proprietarios.items.properties.Nome,data:data2};
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
const err8 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Nome",schemaPath:"#/properties/Proprietarios/items/properties/Nome/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Proprietarios.items.properties.Nome.type,parentSchema:schema31.properties.Proprietarios.items.properties.Nome,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.Documento !== undefined){
let data3 = data1.Documento;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Documento",schemaPath:"#/properties/Proprietarios/items/properties/Documento/type",keyword:"type",params:{type: schema31.properties.Proprietarios.items.properties.Documento.type},schema:schema31.properties.Proprietarios.items.properties.Documento.type,parentSchema:schema31.properties.Proprietarios.items.properties.Documento,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2.validate(data3))){
const err10 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Documento",schemaPath:"#/properties/Proprietarios/items/properties/Documento/format",keyword:"format",params:{format: "cpfCnpj"},schema:"cpfCnpj",parentSchema:schema31.properties.Proprietarios.items.properties.Documento,data:data3};
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
if(data1.Conjuge !== undefined){
let data4 = data1.Conjuge;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Conjuge",schemaPath:"#/properties/Proprietarios/items/properties/Conjuge/type",keyword:"type",params:{type: schema31.properties.Proprietarios.items.properties.Conjuge.type},schema:schema31.properties.Proprietarios.items.properties.Conjuge.type,parentSchema:schema31.properties.Proprietarios.items.properties.Conjuge,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err12 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Conjuge",schemaPath:"#/properties/Proprietarios/items/properties/Conjuge/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Proprietarios.items.properties.Conjuge,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.validate(data4))){
const err13 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Conjuge",schemaPath:"#/properties/Proprietarios/items/properties/Conjuge/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Proprietarios.items.properties.Conjuge,data:data4};
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
if(data1.Fracao !== undefined){
let data5 = data1.Fracao;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Fracao",schemaPath:"#/properties/Proprietarios/items/properties/Fracao/type",keyword:"type",params:{type: schema31.properties.Proprietarios.items.properties.Fracao.type},schema:schema31.properties.Proprietarios.items.properties.Fracao.type,parentSchema:schema31.properties.Proprietarios.items.properties.Fracao,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 41){
const err15 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Fracao",schemaPath:"#/properties/Proprietarios/items/properties/Fracao/maxLength",keyword:"maxLength",params:{limit: 41},schema:41,parentSchema:schema31.properties.Proprietarios.items.properties.Fracao,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats6.validate(data5))){
const err16 = {instancePath:instancePath+"/Proprietarios/" + i0+"/Fracao",schemaPath:"#/properties/Proprietarios/items/properties/Fracao/format",keyword:"format",params:{format: "fraction"},schema:"fraction",parentSchema:schema31.properties.Proprietarios.items.properties.Fracao,data:data5};
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
}
else {
const err17 = {instancePath:instancePath+"/Proprietarios/" + i0,schemaPath:"#/properties/Proprietarios/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Proprietarios.items.type,parentSchema:schema31.properties.Proprietarios.items,data:data1};
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
const err18 = {instancePath:instancePath+"/Proprietarios",schemaPath:"#/properties/Proprietarios/type",keyword:"type",params:{type: "array"},schema:schema31.properties.Proprietarios.type,parentSchema:schema31.properties.Proprietarios,data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.Atos !== undefined){
let data6 = data.Atos;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err19 = {instancePath:instancePath+"/Atos",schemaPath:"#/properties/Atos/type",keyword:"type",params:{type: schema31.properties.Atos.type},schema:schema31.properties.Atos.type,parentSchema:schema31.properties.Atos,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.Ato === undefined){
const err20 = {instancePath:instancePath+"/Atos/" + i1,schemaPath:"#/properties/Atos/items/required",keyword:"required",params:{missingProperty: "Ato"},schema:schema31.properties.Atos.items.required,parentSchema:schema31.properties.Atos.items,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.Adquirentes === undefined){
const err21 = {instancePath:instancePath+"/Atos/" + i1,schemaPath:"#/properties/Atos/items/required",keyword:"required",params:{missingProperty: "Adquirentes"},schema:schema31.properties.Atos.items.required,parentSchema:schema31.properties.Atos.items,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data7){
if(!(((((((key2 === "Ato") || (key2 === "Data")) || (key2 === "Evento")) || (key2 === "Transmitentes")) || (key2 === "Adquirentes")) || (key2 === "Fracao")) || (key2 === "Sobre"))){
const err22 = {instancePath:instancePath+"/Atos/" + i1,schemaPath:"#/properties/Atos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema31.properties.Atos.items,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.Ato !== undefined){
let data8 = data7.Ato;
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err23 = {instancePath:instancePath+"/Atos/" + i1+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Atos.items.properties.Ato,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data8) < 1){
const err24 = {instancePath:instancePath+"/Atos/" + i1+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Atos.items.properties.Ato,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern4.test(data8)){
const err25 = {instancePath:instancePath+"/Atos/" + i1+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Atos.items.properties.Ato,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats0.validate(data8))){
const err26 = {instancePath:instancePath+"/Atos/" + i1+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Atos.items.properties.Ato,data:data8};
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
const err27 = {instancePath:instancePath+"/Atos/" + i1+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Atos.items.properties.Ato.type,parentSchema:schema31.properties.Atos.items.properties.Ato,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.Data !== undefined){
let data9 = data7.Data;
if((typeof data9 !== "string") && (data9 !== null)){
const err28 = {instancePath:instancePath+"/Atos/" + i1+"/Data",schemaPath:"#/properties/Atos/items/properties/Data/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Data.type},schema:schema31.properties.Atos.items.properties.Data.type,parentSchema:schema31.properties.Atos.items.properties.Data,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats10.validate(data9))){
const err29 = {instancePath:instancePath+"/Atos/" + i1+"/Data",schemaPath:"#/properties/Atos/items/properties/Data/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Atos.items.properties.Data,data:data9};
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
if(data7.Evento !== undefined){
let data10 = data7.Evento;
if((typeof data10 !== "string") && (data10 !== null)){
const err30 = {instancePath:instancePath+"/Atos/" + i1+"/Evento",schemaPath:"#/properties/Atos/items/properties/Evento/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Evento.type},schema:schema31.properties.Atos.items.properties.Evento.type,parentSchema:schema31.properties.Atos.items.properties.Evento,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((data10 === "compra_venda") || (data10 === "doacao")) || (data10 === "permuta")) || (data10 === "dacao_pagamento")) || (data10 === "adjudicacao")) || (data10 === "arrematacao")) || (data10 === "partilha_inventario")) || (data10 === "partilha_divorcio")) || (data10 === "integralizacao_capital")) || (data10 === "desapropriacao")) || (data10 === "usucapiao")) || (data10 === "divisao")) || (data10 === "hipoteca")) || (data10 === "hipoteca_cedular")) || (data10 === "penhor")) || (data10 === "penhor_cedular")) || (data10 === "alienacao_fiduciaria")) || (data10 === "consolidacao_propriedade")) || (data10 === "penhora")) || (data10 === "arresto")) || (data10 === "sequestro")) || (data10 === "indisponibilidade")) || (data10 === "usufruto")) || (data10 === "servidao")) || (data10 === "compromisso_venda")) || (data10 === "arrendamento")) || (data10 === "locacao")) || (data10 === "caucao")) || (data10 === "clausulas_restritivas")) || (data10 === "cedula_credito")) || (data10 === "aditivo_cedula")) || (data10 === "convencao_condominio")) || (data10 === "instituicao_condominio")) || (data10 === "cancelamento")) || (data10 === "reserva_legal")) || (data10 === "georreferenciamento")) || (data10 === "retificacao_area")) || (data10 === "desmembramento")) || (data10 === "unificacao")) || (data10 === "construcao")) || (data10 === "demolicao")) || (data10 === "mudanca_denominacao")) || (data10 === "alteracao_estado_civil")) || (data10 === "obito")) || (data10 === "qualificacao_pessoal")) || (data10 === "cadastro_incra")) || (data10 === "cadastro_car")) || (data10 === "premonitoria")) || (data10 === "tombamento")) || (data10 === "app")) || (data10 === "encerramento")) || (data10 === "numero_predial")) || (data10 === "outro")) || (data10 === null))){
const err31 = {instancePath:instancePath+"/Atos/" + i1+"/Evento",schemaPath:"#/properties/Atos/items/properties/Evento/enum",keyword:"enum",params:{allowedValues: schema31.properties.Atos.items.properties.Evento.enum},schema:schema31.properties.Atos.items.properties.Evento.enum,parentSchema:schema31.properties.Atos.items.properties.Evento,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data7.Transmitentes !== undefined){
let data11 = data7.Transmitentes;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err32 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes",schemaPath:"#/properties/Atos/items/properties/Transmitentes/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Transmitentes.type},schema:schema31.properties.Atos.items.properties.Transmitentes.type,parentSchema:schema31.properties.Atos.items.properties.Transmitentes,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.Nome === undefined){
const err33 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2,schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/required",keyword:"required",params:{missingProperty: "Nome"},schema:schema31.properties.Atos.items.properties.Transmitentes.items.required,parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key3 in data12){
if(!(((key3 === "Nome") || (key3 === "Documento")) || (key3 === "Conjuge"))){
const err34 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2,schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.Nome !== undefined){
let data13 = data12.Nome;
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err35 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2+"/Nome",schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/properties/Nome/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Nome,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func1(data13) < 1){
const err36 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2+"/Nome",schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/properties/Nome/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Nome,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern4.test(data13)){
const err37 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2+"/Nome",schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/properties/Nome/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Nome,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(formats0.validate(data13))){
const err38 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2+"/Nome",schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/properties/Nome/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Nome,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2+"/Nome",schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/properties/Nome/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Nome.type,parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Nome,data:data13};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.Documento !== undefined){
let data14 = data12.Documento;
if((typeof data14 !== "string") && (data14 !== null)){
const err40 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2+"/Documento",schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/properties/Documento/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Transmitentes.items.properties.Documento.type},schema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Documento.type,parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Documento,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats2.validate(data14))){
const err41 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2+"/Documento",schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/properties/Documento/format",keyword:"format",params:{format: "cpfCnpj"},schema:"cpfCnpj",parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Documento,data:data14};
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
if(data12.Conjuge !== undefined){
let data15 = data12.Conjuge;
if((typeof data15 !== "string") && (data15 !== null)){
const err42 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2+"/Conjuge",schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/properties/Conjuge/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Transmitentes.items.properties.Conjuge.type},schema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Conjuge.type,parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Conjuge,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 200){
const err43 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2+"/Conjuge",schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/properties/Conjuge/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Conjuge,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(formats0.validate(data15))){
const err44 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2+"/Conjuge",schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/properties/Conjuge/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items.properties.Conjuge,data:data15};
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
else {
const err45 = {instancePath:instancePath+"/Atos/" + i1+"/Transmitentes/" + i2,schemaPath:"#/properties/Atos/items/properties/Transmitentes/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Atos.items.properties.Transmitentes.items.type,parentSchema:schema31.properties.Atos.items.properties.Transmitentes.items,data:data12};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
if(data7.Adquirentes !== undefined){
let data16 = data7.Adquirentes;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.Nome === undefined){
const err46 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3,schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/required",keyword:"required",params:{missingProperty: "Nome"},schema:schema31.properties.Atos.items.properties.Adquirentes.items.required,parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key4 in data17){
if(!((((key4 === "Nome") || (key4 === "Documento")) || (key4 === "Conjuge")) || (key4 === "Fracao"))){
const err47 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3,schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items,data:data17};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data17.Nome !== undefined){
let data18 = data17.Nome;
if(typeof data18 === "string"){
if(func1(data18) > 200){
const err48 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Nome",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Nome/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Nome,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func1(data18) < 1){
const err49 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Nome",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Nome/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Nome,data:data18};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern4.test(data18)){
const err50 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Nome",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Nome/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Nome,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats0.validate(data18))){
const err51 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Nome",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Nome/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Nome,data:data18};
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
const err52 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Nome",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Nome/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Nome.type,parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Nome,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data17.Documento !== undefined){
let data19 = data17.Documento;
if((typeof data19 !== "string") && (data19 !== null)){
const err53 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Documento",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Documento/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Adquirentes.items.properties.Documento.type},schema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Documento.type,parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Documento,data:data19};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats2.validate(data19))){
const err54 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Documento",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Documento/format",keyword:"format",params:{format: "cpfCnpj"},schema:"cpfCnpj",parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Documento,data:data19};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data17.Conjuge !== undefined){
let data20 = data17.Conjuge;
if((typeof data20 !== "string") && (data20 !== null)){
const err55 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Conjuge",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Conjuge/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Adquirentes.items.properties.Conjuge.type},schema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Conjuge.type,parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Conjuge,data:data20};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data20 === "string"){
if(func1(data20) > 200){
const err56 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Conjuge",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Conjuge/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Conjuge,data:data20};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!(formats0.validate(data20))){
const err57 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Conjuge",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Conjuge/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Conjuge,data:data20};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data17.Fracao !== undefined){
let data21 = data17.Fracao;
if((typeof data21 !== "string") && (data21 !== null)){
const err58 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Fracao",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Fracao/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Adquirentes.items.properties.Fracao.type},schema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Fracao.type,parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Fracao,data:data21};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data21 === "string"){
if(func1(data21) > 41){
const err59 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Fracao",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Fracao/maxLength",keyword:"maxLength",params:{limit: 41},schema:41,parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Fracao,data:data21};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(formats6.validate(data21))){
const err60 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3+"/Fracao",schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/properties/Fracao/format",keyword:"format",params:{format: "fraction"},schema:"fraction",parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items.properties.Fracao,data:data21};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes/" + i3,schemaPath:"#/properties/Atos/items/properties/Adquirentes/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Atos.items.properties.Adquirentes.items.type,parentSchema:schema31.properties.Atos.items.properties.Adquirentes.items,data:data17};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/Atos/" + i1+"/Adquirentes",schemaPath:"#/properties/Atos/items/properties/Adquirentes/type",keyword:"type",params:{type: "array"},schema:schema31.properties.Atos.items.properties.Adquirentes.type,parentSchema:schema31.properties.Atos.items.properties.Adquirentes,data:data16};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data7.Fracao !== undefined){
let data22 = data7.Fracao;
if((typeof data22 !== "string") && (data22 !== null)){
const err63 = {instancePath:instancePath+"/Atos/" + i1+"/Fracao",schemaPath:"#/properties/Atos/items/properties/Fracao/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Fracao.type},schema:schema31.properties.Atos.items.properties.Fracao.type,parentSchema:schema31.properties.Atos.items.properties.Fracao,data:data22};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data22 === "string"){
if(func1(data22) > 41){
const err64 = {instancePath:instancePath+"/Atos/" + i1+"/Fracao",schemaPath:"#/properties/Atos/items/properties/Fracao/maxLength",keyword:"maxLength",params:{limit: 41},schema:41,parentSchema:schema31.properties.Atos.items.properties.Fracao,data:data22};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!(formats6.validate(data22))){
const err65 = {instancePath:instancePath+"/Atos/" + i1+"/Fracao",schemaPath:"#/properties/Atos/items/properties/Fracao/format",keyword:"format",params:{format: "fraction"},schema:"fraction",parentSchema:schema31.properties.Atos.items.properties.Fracao,data:data22};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
if(data7.Sobre !== undefined){
let data23 = data7.Sobre;
if((typeof data23 !== "string") && (data23 !== null)){
const err66 = {instancePath:instancePath+"/Atos/" + i1+"/Sobre",schemaPath:"#/properties/Atos/items/properties/Sobre/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Sobre.type},schema:schema31.properties.Atos.items.properties.Sobre.type,parentSchema:schema31.properties.Atos.items.properties.Sobre,data:data23};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!(((data23 === "IMOVEL") || (data23 === "PARTE")) || (data23 === null))){
const err67 = {instancePath:instancePath+"/Atos/" + i1+"/Sobre",schemaPath:"#/properties/Atos/items/properties/Sobre/enum",keyword:"enum",params:{allowedValues: schema31.properties.Atos.items.properties.Sobre.enum},schema:schema31.properties.Atos.items.properties.Sobre.enum,parentSchema:schema31.properties.Atos.items.properties.Sobre,data:data23};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/Atos/" + i1,schemaPath:"#/properties/Atos/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Atos.items.type,parentSchema:schema31.properties.Atos.items,data:data7};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

