// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const calculadora_historico_area = validate20;
const schema31 = {"$id":"calculadora_historico_area","type":"object","properties":{"TipoImovel":{"type":["string","null"],"enum":["Rural","Urbano",null]},"Uf":{"type":["string","null"],"enum":["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO",null]},"AreaInicial":{"type":["string","null"],"format":"statedArea","maxLength":50},"AreaInicialDeclarada":{"type":["string","null"],"format":"statedArea","maxLength":50},"Atos":{"type":["array","null"],"items":{"type":"object","properties":{"Ato":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Data":{"type":["string","null"],"format":"date"},"Evento":{"type":"string","enum":["compra_venda","doacao","permuta","dacao_pagamento","adjudicacao","arrematacao","partilha_inventario","partilha_divorcio","integralizacao_capital","desapropriacao","usucapiao","divisao","hipoteca","hipoteca_cedular","penhor","penhor_cedular","alienacao_fiduciaria","consolidacao_propriedade","penhora","arresto","sequestro","indisponibilidade","usufruto","servidao","compromisso_venda","arrendamento","locacao","caucao","clausulas_restritivas","cedula_credito","aditivo_cedula","convencao_condominio","instituicao_condominio","cancelamento","reserva_legal","georreferenciamento","retificacao_area","desmembramento","unificacao","construcao","demolicao","mudanca_denominacao","alteracao_estado_civil","obito","qualificacao_pessoal","cadastro_incra","cadastro_car","premonitoria","tombamento","app","encerramento","numero_predial","outro"]},"Area":{"type":["string","null"],"format":"statedArea","maxLength":50},"AreaDestacada":{"type":["string","null"],"format":"statedArea","maxLength":50},"AreasOrigem":{"type":["array","null"],"items":{"type":"object","properties":{"Area":{"type":["string","null"],"format":"statedArea","maxLength":50}},"required":[],"additionalProperties":false}},"TipoImovel":{"type":["string","null"],"enum":["Rural","Urbano",null]}},"required":["Ato","Evento"],"additionalProperties":false}}},"required":[],"additionalProperties":false};
const formats0 = formats.statedArea;
const formats4 = formats.text;
const formats6 = formats.date;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="calculadora_historico_area" */;
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
for(const key0 in data){
if(!(((((key0 === "TipoImovel") || (key0 === "Uf")) || (key0 === "AreaInicial")) || (key0 === "AreaInicialDeclarada")) || (key0 === "Atos"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.TipoImovel !== undefined){
let data0 = data.TipoImovel;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/TipoImovel",schemaPath:"#/properties/TipoImovel/type",keyword:"type",params:{type: schema31.properties.TipoImovel.type},schema:schema31.properties.TipoImovel.type,parentSchema:schema31.properties.TipoImovel,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "Rural") || (data0 === "Urbano")) || (data0 === null))){
const err2 = {instancePath:instancePath+"/TipoImovel",schemaPath:"#/properties/TipoImovel/enum",keyword:"enum",params:{allowedValues: schema31.properties.TipoImovel.enum},schema:schema31.properties.TipoImovel.enum,parentSchema:schema31.properties.TipoImovel,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Uf !== undefined){
let data1 = data.Uf;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/type",keyword:"type",params:{type: schema31.properties.Uf.type},schema:schema31.properties.Uf.type,parentSchema:schema31.properties.Uf,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((((((((((((((((((((((data1 === "AC") || (data1 === "AL")) || (data1 === "AM")) || (data1 === "AP")) || (data1 === "BA")) || (data1 === "CE")) || (data1 === "DF")) || (data1 === "ES")) || (data1 === "GO")) || (data1 === "MA")) || (data1 === "MG")) || (data1 === "MS")) || (data1 === "MT")) || (data1 === "PA")) || (data1 === "PB")) || (data1 === "PE")) || (data1 === "PI")) || (data1 === "PR")) || (data1 === "RJ")) || (data1 === "RN")) || (data1 === "RO")) || (data1 === "RR")) || (data1 === "RS")) || (data1 === "SC")) || (data1 === "SE")) || (data1 === "SP")) || (data1 === "TO")) || (data1 === null))){
const err4 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/enum",keyword:"enum",params:{allowedValues: schema31.properties.Uf.enum},schema:schema31.properties.Uf.enum,parentSchema:schema31.properties.Uf,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.AreaInicial !== undefined){
let data2 = data.AreaInicial;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/AreaInicial",schemaPath:"#/properties/AreaInicial/type",keyword:"type",params:{type: schema31.properties.AreaInicial.type},schema:schema31.properties.AreaInicial.type,parentSchema:schema31.properties.AreaInicial,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err6 = {instancePath:instancePath+"/AreaInicial",schemaPath:"#/properties/AreaInicial/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema31.properties.AreaInicial,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data2))){
const err7 = {instancePath:instancePath+"/AreaInicial",schemaPath:"#/properties/AreaInicial/format",keyword:"format",params:{format: "statedArea"},schema:"statedArea",parentSchema:schema31.properties.AreaInicial,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.AreaInicialDeclarada !== undefined){
let data3 = data.AreaInicialDeclarada;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/AreaInicialDeclarada",schemaPath:"#/properties/AreaInicialDeclarada/type",keyword:"type",params:{type: schema31.properties.AreaInicialDeclarada.type},schema:schema31.properties.AreaInicialDeclarada.type,parentSchema:schema31.properties.AreaInicialDeclarada,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 50){
const err9 = {instancePath:instancePath+"/AreaInicialDeclarada",schemaPath:"#/properties/AreaInicialDeclarada/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema31.properties.AreaInicialDeclarada,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0.validate(data3))){
const err10 = {instancePath:instancePath+"/AreaInicialDeclarada",schemaPath:"#/properties/AreaInicialDeclarada/format",keyword:"format",params:{format: "statedArea"},schema:"statedArea",parentSchema:schema31.properties.AreaInicialDeclarada,data:data3};
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
if(data.Atos !== undefined){
let data4 = data.Atos;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/Atos",schemaPath:"#/properties/Atos/type",keyword:"type",params:{type: schema31.properties.Atos.type},schema:schema31.properties.Atos.type,parentSchema:schema31.properties.Atos,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.Ato === undefined){
const err12 = {instancePath:instancePath+"/Atos/" + i0,schemaPath:"#/properties/Atos/items/required",keyword:"required",params:{missingProperty: "Ato"},schema:schema31.properties.Atos.items.required,parentSchema:schema31.properties.Atos.items,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.Evento === undefined){
const err13 = {instancePath:instancePath+"/Atos/" + i0,schemaPath:"#/properties/Atos/items/required",keyword:"required",params:{missingProperty: "Evento"},schema:schema31.properties.Atos.items.required,parentSchema:schema31.properties.Atos.items,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data5){
if(!(((((((key1 === "Ato") || (key1 === "Data")) || (key1 === "Evento")) || (key1 === "Area")) || (key1 === "AreaDestacada")) || (key1 === "AreasOrigem")) || (key1 === "TipoImovel"))){
const err14 = {instancePath:instancePath+"/Atos/" + i0,schemaPath:"#/properties/Atos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.Atos.items,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.Ato !== undefined){
let data6 = data5.Ato;
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err15 = {instancePath:instancePath+"/Atos/" + i0+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Atos.items.properties.Ato,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data6) < 1){
const err16 = {instancePath:instancePath+"/Atos/" + i0+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Atos.items.properties.Ato,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern4.test(data6)){
const err17 = {instancePath:instancePath+"/Atos/" + i0+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Atos.items.properties.Ato,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats4.validate(data6))){
const err18 = {instancePath:instancePath+"/Atos/" + i0+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Atos.items.properties.Ato,data:data6};
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
const err19 = {instancePath:instancePath+"/Atos/" + i0+"/Ato",schemaPath:"#/properties/Atos/items/properties/Ato/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Atos.items.properties.Ato.type,parentSchema:schema31.properties.Atos.items.properties.Ato,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.Data !== undefined){
let data7 = data5.Data;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/Atos/" + i0+"/Data",schemaPath:"#/properties/Atos/items/properties/Data/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Data.type},schema:schema31.properties.Atos.items.properties.Data.type,parentSchema:schema31.properties.Atos.items.properties.Data,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats6.validate(data7))){
const err21 = {instancePath:instancePath+"/Atos/" + i0+"/Data",schemaPath:"#/properties/Atos/items/properties/Data/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.Atos.items.properties.Data,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data5.Evento !== undefined){
let data8 = data5.Evento;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/Atos/" + i0+"/Evento",schemaPath:"#/properties/Atos/items/properties/Evento/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Atos.items.properties.Evento.type,parentSchema:schema31.properties.Atos.items.properties.Evento,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((data8 === "compra_venda") || (data8 === "doacao")) || (data8 === "permuta")) || (data8 === "dacao_pagamento")) || (data8 === "adjudicacao")) || (data8 === "arrematacao")) || (data8 === "partilha_inventario")) || (data8 === "partilha_divorcio")) || (data8 === "integralizacao_capital")) || (data8 === "desapropriacao")) || (data8 === "usucapiao")) || (data8 === "divisao")) || (data8 === "hipoteca")) || (data8 === "hipoteca_cedular")) || (data8 === "penhor")) || (data8 === "penhor_cedular")) || (data8 === "alienacao_fiduciaria")) || (data8 === "consolidacao_propriedade")) || (data8 === "penhora")) || (data8 === "arresto")) || (data8 === "sequestro")) || (data8 === "indisponibilidade")) || (data8 === "usufruto")) || (data8 === "servidao")) || (data8 === "compromisso_venda")) || (data8 === "arrendamento")) || (data8 === "locacao")) || (data8 === "caucao")) || (data8 === "clausulas_restritivas")) || (data8 === "cedula_credito")) || (data8 === "aditivo_cedula")) || (data8 === "convencao_condominio")) || (data8 === "instituicao_condominio")) || (data8 === "cancelamento")) || (data8 === "reserva_legal")) || (data8 === "georreferenciamento")) || (data8 === "retificacao_area")) || (data8 === "desmembramento")) || (data8 === "unificacao")) || (data8 === "construcao")) || (data8 === "demolicao")) || (data8 === "mudanca_denominacao")) || (data8 === "alteracao_estado_civil")) || (data8 === "obito")) || (data8 === "qualificacao_pessoal")) || (data8 === "cadastro_incra")) || (data8 === "cadastro_car")) || (data8 === "premonitoria")) || (data8 === "tombamento")) || (data8 === "app")) || (data8 === "encerramento")) || (data8 === "numero_predial")) || (data8 === "outro"))){
const err23 = {instancePath:instancePath+"/Atos/" + i0+"/Evento",schemaPath:"#/properties/Atos/items/properties/Evento/enum",keyword:"enum",params:{allowedValues: schema31.properties.Atos.items.properties.Evento.enum},schema:schema31.properties.Atos.items.properties.Evento.enum,parentSchema:schema31.properties.Atos.items.properties.Evento,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.Area !== undefined){
let data9 = data5.Area;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/Atos/" + i0+"/Area",schemaPath:"#/properties/Atos/items/properties/Area/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.Area.type},schema:schema31.properties.Atos.items.properties.Area.type,parentSchema:schema31.properties.Atos.items.properties.Area,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 50){
const err25 = {instancePath:instancePath+"/Atos/" + i0+"/Area",schemaPath:"#/properties/Atos/items/properties/Area/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema31.properties.Atos.items.properties.Area,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats0.validate(data9))){
const err26 = {instancePath:instancePath+"/Atos/" + i0+"/Area",schemaPath:"#/properties/Atos/items/properties/Area/format",keyword:"format",params:{format: "statedArea"},schema:"statedArea",parentSchema:schema31.properties.Atos.items.properties.Area,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data5.AreaDestacada !== undefined){
let data10 = data5.AreaDestacada;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/Atos/" + i0+"/AreaDestacada",schemaPath:"#/properties/Atos/items/properties/AreaDestacada/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.AreaDestacada.type},schema:schema31.properties.Atos.items.properties.AreaDestacada.type,parentSchema:schema31.properties.Atos.items.properties.AreaDestacada,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 50){
const err28 = {instancePath:instancePath+"/Atos/" + i0+"/AreaDestacada",schemaPath:"#/properties/Atos/items/properties/AreaDestacada/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema31.properties.Atos.items.properties.AreaDestacada,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats0.validate(data10))){
const err29 = {instancePath:instancePath+"/Atos/" + i0+"/AreaDestacada",schemaPath:"#/properties/Atos/items/properties/AreaDestacada/format",keyword:"format",params:{format: "statedArea"},schema:"statedArea",parentSchema:schema31.properties.Atos.items.properties.AreaDestacada,data:data10};
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
if(data5.AreasOrigem !== undefined){
let data11 = data5.AreasOrigem;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err30 = {instancePath:instancePath+"/Atos/" + i0+"/AreasOrigem",schemaPath:"#/properties/Atos/items/properties/AreasOrigem/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.AreasOrigem.type},schema:schema31.properties.Atos.items.properties.AreasOrigem.type,parentSchema:schema31.properties.Atos.items.properties.AreasOrigem,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!(key2 === "Area")){
const err31 = {instancePath:instancePath+"/Atos/" + i0+"/AreasOrigem/" + i1,schemaPath:"#/properties/Atos/items/properties/AreasOrigem/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema31.properties.Atos.items.properties.AreasOrigem.items,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data12.Area !== undefined){
let data13 = data12.Area;
if((typeof data13 !== "string") && (data13 !== null)){
const err32 = {instancePath:instancePath+"/Atos/" + i0+"/AreasOrigem/" + i1+"/Area",schemaPath:"#/properties/Atos/items/properties/AreasOrigem/items/properties/Area/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.AreasOrigem.items.properties.Area.type},schema:schema31.properties.Atos.items.properties.AreasOrigem.items.properties.Area.type,parentSchema:schema31.properties.Atos.items.properties.AreasOrigem.items.properties.Area,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 50){
const err33 = {instancePath:instancePath+"/Atos/" + i0+"/AreasOrigem/" + i1+"/Area",schemaPath:"#/properties/Atos/items/properties/AreasOrigem/items/properties/Area/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema31.properties.Atos.items.properties.AreasOrigem.items.properties.Area,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats0.validate(data13))){
const err34 = {instancePath:instancePath+"/Atos/" + i0+"/AreasOrigem/" + i1+"/Area",schemaPath:"#/properties/Atos/items/properties/AreasOrigem/items/properties/Area/format",keyword:"format",params:{format: "statedArea"},schema:"statedArea",parentSchema:schema31.properties.Atos.items.properties.AreasOrigem.items.properties.Area,data:data13};
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
}
else {
const err35 = {instancePath:instancePath+"/Atos/" + i0+"/AreasOrigem/" + i1,schemaPath:"#/properties/Atos/items/properties/AreasOrigem/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Atos.items.properties.AreasOrigem.items.type,parentSchema:schema31.properties.Atos.items.properties.AreasOrigem.items,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
if(data5.TipoImovel !== undefined){
let data14 = data5.TipoImovel;
if((typeof data14 !== "string") && (data14 !== null)){
const err36 = {instancePath:instancePath+"/Atos/" + i0+"/TipoImovel",schemaPath:"#/properties/Atos/items/properties/TipoImovel/type",keyword:"type",params:{type: schema31.properties.Atos.items.properties.TipoImovel.type},schema:schema31.properties.Atos.items.properties.TipoImovel.type,parentSchema:schema31.properties.Atos.items.properties.TipoImovel,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data14 === "Rural") || (data14 === "Urbano")) || (data14 === null))){
const err37 = {instancePath:instancePath+"/Atos/" + i0+"/TipoImovel",schemaPath:"#/properties/Atos/items/properties/TipoImovel/enum",keyword:"enum",params:{allowedValues: schema31.properties.Atos.items.properties.TipoImovel.enum},schema:schema31.properties.Atos.items.properties.TipoImovel.enum,parentSchema:schema31.properties.Atos.items.properties.TipoImovel,data:data14};
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
const err38 = {instancePath:instancePath+"/Atos/" + i0,schemaPath:"#/properties/Atos/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Atos.items.type,parentSchema:schema31.properties.Atos.items,data:data5};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

