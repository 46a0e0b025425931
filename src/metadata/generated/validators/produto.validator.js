// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const produto = validate20;
const schema31 = {"$id":"produto","type":"object","properties":{"Nome":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":80},"Codigo":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":20},"TipoImovel":{"type":["string","null"],"enum":["Rural","Urbano",null]},"AceitaFgts":{"type":["boolean","null"]},"Ativo":{"type":["boolean","null"]},"LimiteLtvPct":{"type":"number","format":"percent","minimum":1,"maximum":100},"ValorMinimo":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"ValorMaximo":{"type":["number","null"],"format":"money","minimum":0,"maximum":9999999999999.99},"PrazoMinimoMeses":{"type":["integer","null"],"minimum":1,"maximum":600},"PrazoMaximoMeses":{"type":["integer","null"],"minimum":1,"maximum":600},"Garantia":{"type":"string","enum":["HIPOTECA","ALIENACAO_FIDUCIARIA","ALIENACAO_SUPERVENIENTE"]},"PermiteGrauSuperior":{"type":["boolean","null"]},"GrauMaximo":{"type":["integer","null"],"minimum":2,"maximum":9},"DesagioPct":{"type":"number","format":"percent","minimum":0,"maximum":99.99},"ModoFracao":{"type":"string","enum":["INDIVISIVEL","PROPORCIONAL"]},"Indice":{"type":"string","enum":["IPCA","INPC","IGPM","TR","SELIC","POUPANCA","CDI","NENHUM"]},"DefasagemMeses":{"type":"integer","minimum":0,"maximum":12},"PisoNominal":{"type":["boolean","null"]},"JurosAa":{"type":["number","null"],"format":"percent","minimum":0,"maximum":100},"RegimeJuros":{"type":["string","null"],"enum":["SIMPLES","COMPOSTO",null]},"BaseDias":{"type":"string","enum":["CORRIDOS_365","COMERCIAL_360","UTEIS_252"]}},"required":["Nome","Codigo","LimiteLtvPct","Garantia","DesagioPct","ModoFracao","Indice","DefasagemMeses","BaseDias"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const formats0 = formats.text;
const formats4 = formats.percent;
const formats6 = formats.money;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="produto" */;
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
if(data.LimiteLtvPct === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LimiteLtvPct"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Garantia === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Garantia"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.DesagioPct === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DesagioPct"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ModoFracao === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ModoFracao"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.Indice === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Indice"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.DefasagemMeses === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DefasagemMeses"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.BaseDias === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "BaseDias"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Nome !== undefined){
let data0 = data.Nome;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err10 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data0) < 1){
const err11 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern4.test(data0)){
const err12 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.validate(data0))){
const err13 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Nome,data:data0};
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
const err14 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Nome.type,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.Codigo !== undefined){
let data1 = data.Codigo;
if(typeof data1 === "string"){
if(func2(data1) > 20){
const err15 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data1) < 1){
const err16 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern4.test(data1)){
const err17 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0.validate(data1))){
const err18 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Codigo,data:data1};
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
const err19 = {instancePath:instancePath+"/Codigo",schemaPath:"#/properties/Codigo/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Codigo.type,parentSchema:schema31.properties.Codigo,data:data1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.TipoImovel !== undefined){
let data2 = data.TipoImovel;
if((typeof data2 !== "string") && (data2 !== null)){
const err20 = {instancePath:instancePath+"/TipoImovel",schemaPath:"#/properties/TipoImovel/type",keyword:"type",params:{type: schema31.properties.TipoImovel.type},schema:schema31.properties.TipoImovel.type,parentSchema:schema31.properties.TipoImovel,data:data2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data2 === "Rural") || (data2 === "Urbano")) || (data2 === null))){
const err21 = {instancePath:instancePath+"/TipoImovel",schemaPath:"#/properties/TipoImovel/enum",keyword:"enum",params:{allowedValues: schema31.properties.TipoImovel.enum},schema:schema31.properties.TipoImovel.enum,parentSchema:schema31.properties.TipoImovel,data:data2};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.AceitaFgts !== undefined){
let data3 = data.AceitaFgts;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err22 = {instancePath:instancePath+"/AceitaFgts",schemaPath:"#/properties/AceitaFgts/type",keyword:"type",params:{type: schema31.properties.AceitaFgts.type},schema:schema31.properties.AceitaFgts.type,parentSchema:schema31.properties.AceitaFgts,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.Ativo !== undefined){
let data4 = data.Ativo;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err23 = {instancePath:instancePath+"/Ativo",schemaPath:"#/properties/Ativo/type",keyword:"type",params:{type: schema31.properties.Ativo.type},schema:schema31.properties.Ativo.type,parentSchema:schema31.properties.Ativo,data:data4};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.LimiteLtvPct !== undefined){
let data5 = data.LimiteLtvPct;
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/LimiteLtvPct",schemaPath:"#/properties/LimiteLtvPct/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.LimiteLtvPct,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/LimiteLtvPct",schemaPath:"#/properties/LimiteLtvPct/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.LimiteLtvPct,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats4.validate(data5))){
const err26 = {instancePath:instancePath+"/LimiteLtvPct",schemaPath:"#/properties/LimiteLtvPct/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.LimiteLtvPct,data:data5};
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
const err27 = {instancePath:instancePath+"/LimiteLtvPct",schemaPath:"#/properties/LimiteLtvPct/type",keyword:"type",params:{type: "number"},schema:schema31.properties.LimiteLtvPct.type,parentSchema:schema31.properties.LimiteLtvPct,data:data5};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.ValorMinimo !== undefined){
let data6 = data.ValorMinimo;
if((!(typeof data6 == "number")) && (data6 !== null)){
const err28 = {instancePath:instancePath+"/ValorMinimo",schemaPath:"#/properties/ValorMinimo/type",keyword:"type",params:{type: schema31.properties.ValorMinimo.type},schema:schema31.properties.ValorMinimo.type,parentSchema:schema31.properties.ValorMinimo,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9999999999999.99 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/ValorMinimo",schemaPath:"#/properties/ValorMinimo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.ValorMinimo,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err30 = {instancePath:instancePath+"/ValorMinimo",schemaPath:"#/properties/ValorMinimo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.ValorMinimo,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats6.validate(data6))){
const err31 = {instancePath:instancePath+"/ValorMinimo",schemaPath:"#/properties/ValorMinimo/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.ValorMinimo,data:data6};
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
if(data.ValorMaximo !== undefined){
let data7 = data.ValorMaximo;
if((!(typeof data7 == "number")) && (data7 !== null)){
const err32 = {instancePath:instancePath+"/ValorMaximo",schemaPath:"#/properties/ValorMaximo/type",keyword:"type",params:{type: schema31.properties.ValorMaximo.type},schema:schema31.properties.ValorMaximo.type,parentSchema:schema31.properties.ValorMaximo,data:data7};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 9999999999999.99 || isNaN(data7)){
const err33 = {instancePath:instancePath+"/ValorMaximo",schemaPath:"#/properties/ValorMaximo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},schema:9999999999999.99,parentSchema:schema31.properties.ValorMaximo,data:data7};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err34 = {instancePath:instancePath+"/ValorMaximo",schemaPath:"#/properties/ValorMaximo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.ValorMaximo,data:data7};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats6.validate(data7))){
const err35 = {instancePath:instancePath+"/ValorMaximo",schemaPath:"#/properties/ValorMaximo/format",keyword:"format",params:{format: "money"},schema:"money",parentSchema:schema31.properties.ValorMaximo,data:data7};
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
if(data.PrazoMinimoMeses !== undefined){
let data8 = data.PrazoMinimoMeses;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err36 = {instancePath:instancePath+"/PrazoMinimoMeses",schemaPath:"#/properties/PrazoMinimoMeses/type",keyword:"type",params:{type: schema31.properties.PrazoMinimoMeses.type},schema:schema31.properties.PrazoMinimoMeses.type,parentSchema:schema31.properties.PrazoMinimoMeses,data:data8};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 600 || isNaN(data8)){
const err37 = {instancePath:instancePath+"/PrazoMinimoMeses",schemaPath:"#/properties/PrazoMinimoMeses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},schema:600,parentSchema:schema31.properties.PrazoMinimoMeses,data:data8};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err38 = {instancePath:instancePath+"/PrazoMinimoMeses",schemaPath:"#/properties/PrazoMinimoMeses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.PrazoMinimoMeses,data:data8};
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
if(data.PrazoMaximoMeses !== undefined){
let data9 = data.PrazoMaximoMeses;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err39 = {instancePath:instancePath+"/PrazoMaximoMeses",schemaPath:"#/properties/PrazoMaximoMeses/type",keyword:"type",params:{type: schema31.properties.PrazoMaximoMeses.type},schema:schema31.properties.PrazoMaximoMeses.type,parentSchema:schema31.properties.PrazoMaximoMeses,data:data9};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 600 || isNaN(data9)){
const err40 = {instancePath:instancePath+"/PrazoMaximoMeses",schemaPath:"#/properties/PrazoMaximoMeses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},schema:600,parentSchema:schema31.properties.PrazoMaximoMeses,data:data9};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err41 = {instancePath:instancePath+"/PrazoMaximoMeses",schemaPath:"#/properties/PrazoMaximoMeses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.PrazoMaximoMeses,data:data9};
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
if(data.Garantia !== undefined){
let data10 = data.Garantia;
if(typeof data10 !== "string"){
const err42 = {instancePath:instancePath+"/Garantia",schemaPath:"#/properties/Garantia/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Garantia.type,parentSchema:schema31.properties.Garantia,data:data10};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(((data10 === "HIPOTECA") || (data10 === "ALIENACAO_FIDUCIARIA")) || (data10 === "ALIENACAO_SUPERVENIENTE"))){
const err43 = {instancePath:instancePath+"/Garantia",schemaPath:"#/properties/Garantia/enum",keyword:"enum",params:{allowedValues: schema31.properties.Garantia.enum},schema:schema31.properties.Garantia.enum,parentSchema:schema31.properties.Garantia,data:data10};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.PermiteGrauSuperior !== undefined){
let data11 = data.PermiteGrauSuperior;
if((typeof data11 !== "boolean") && (data11 !== null)){
const err44 = {instancePath:instancePath+"/PermiteGrauSuperior",schemaPath:"#/properties/PermiteGrauSuperior/type",keyword:"type",params:{type: schema31.properties.PermiteGrauSuperior.type},schema:schema31.properties.PermiteGrauSuperior.type,parentSchema:schema31.properties.PermiteGrauSuperior,data:data11};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.GrauMaximo !== undefined){
let data12 = data.GrauMaximo;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err45 = {instancePath:instancePath+"/GrauMaximo",schemaPath:"#/properties/GrauMaximo/type",keyword:"type",params:{type: schema31.properties.GrauMaximo.type},schema:schema31.properties.GrauMaximo.type,parentSchema:schema31.properties.GrauMaximo,data:data12};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9 || isNaN(data12)){
const err46 = {instancePath:instancePath+"/GrauMaximo",schemaPath:"#/properties/GrauMaximo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},schema:9,parentSchema:schema31.properties.GrauMaximo,data:data12};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data12 < 2 || isNaN(data12)){
const err47 = {instancePath:instancePath+"/GrauMaximo",schemaPath:"#/properties/GrauMaximo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},schema:2,parentSchema:schema31.properties.GrauMaximo,data:data12};
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
if(data.DesagioPct !== undefined){
let data13 = data.DesagioPct;
if(typeof data13 == "number"){
if(data13 > 99.99 || isNaN(data13)){
const err48 = {instancePath:instancePath+"/DesagioPct",schemaPath:"#/properties/DesagioPct/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99.99},schema:99.99,parentSchema:schema31.properties.DesagioPct,data:data13};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err49 = {instancePath:instancePath+"/DesagioPct",schemaPath:"#/properties/DesagioPct/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.DesagioPct,data:data13};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(formats4.validate(data13))){
const err50 = {instancePath:instancePath+"/DesagioPct",schemaPath:"#/properties/DesagioPct/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.DesagioPct,data:data13};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/DesagioPct",schemaPath:"#/properties/DesagioPct/type",keyword:"type",params:{type: "number"},schema:schema31.properties.DesagioPct.type,parentSchema:schema31.properties.DesagioPct,data:data13};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.ModoFracao !== undefined){
let data14 = data.ModoFracao;
if(typeof data14 !== "string"){
const err52 = {instancePath:instancePath+"/ModoFracao",schemaPath:"#/properties/ModoFracao/type",keyword:"type",params:{type: "string"},schema:schema31.properties.ModoFracao.type,parentSchema:schema31.properties.ModoFracao,data:data14};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!((data14 === "INDIVISIVEL") || (data14 === "PROPORCIONAL"))){
const err53 = {instancePath:instancePath+"/ModoFracao",schemaPath:"#/properties/ModoFracao/enum",keyword:"enum",params:{allowedValues: schema31.properties.ModoFracao.enum},schema:schema31.properties.ModoFracao.enum,parentSchema:schema31.properties.ModoFracao,data:data14};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.Indice !== undefined){
let data15 = data.Indice;
if(typeof data15 !== "string"){
const err54 = {instancePath:instancePath+"/Indice",schemaPath:"#/properties/Indice/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Indice.type,parentSchema:schema31.properties.Indice,data:data15};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!((((((((data15 === "IPCA") || (data15 === "INPC")) || (data15 === "IGPM")) || (data15 === "TR")) || (data15 === "SELIC")) || (data15 === "POUPANCA")) || (data15 === "CDI")) || (data15 === "NENHUM"))){
const err55 = {instancePath:instancePath+"/Indice",schemaPath:"#/properties/Indice/enum",keyword:"enum",params:{allowedValues: schema31.properties.Indice.enum},schema:schema31.properties.Indice.enum,parentSchema:schema31.properties.Indice,data:data15};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.DefasagemMeses !== undefined){
let data16 = data.DefasagemMeses;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err56 = {instancePath:instancePath+"/DefasagemMeses",schemaPath:"#/properties/DefasagemMeses/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.DefasagemMeses.type,parentSchema:schema31.properties.DefasagemMeses,data:data16};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 > 12 || isNaN(data16)){
const err57 = {instancePath:instancePath+"/DefasagemMeses",schemaPath:"#/properties/DefasagemMeses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},schema:12,parentSchema:schema31.properties.DefasagemMeses,data:data16};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err58 = {instancePath:instancePath+"/DefasagemMeses",schemaPath:"#/properties/DefasagemMeses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.DefasagemMeses,data:data16};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data.PisoNominal !== undefined){
let data17 = data.PisoNominal;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err59 = {instancePath:instancePath+"/PisoNominal",schemaPath:"#/properties/PisoNominal/type",keyword:"type",params:{type: schema31.properties.PisoNominal.type},schema:schema31.properties.PisoNominal.type,parentSchema:schema31.properties.PisoNominal,data:data17};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.JurosAa !== undefined){
let data18 = data.JurosAa;
if((!(typeof data18 == "number")) && (data18 !== null)){
const err60 = {instancePath:instancePath+"/JurosAa",schemaPath:"#/properties/JurosAa/type",keyword:"type",params:{type: schema31.properties.JurosAa.type},schema:schema31.properties.JurosAa.type,parentSchema:schema31.properties.JurosAa,data:data18};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 100 || isNaN(data18)){
const err61 = {instancePath:instancePath+"/JurosAa",schemaPath:"#/properties/JurosAa/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.JurosAa,data:data18};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err62 = {instancePath:instancePath+"/JurosAa",schemaPath:"#/properties/JurosAa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.JurosAa,data:data18};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!(formats4.validate(data18))){
const err63 = {instancePath:instancePath+"/JurosAa",schemaPath:"#/properties/JurosAa/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.JurosAa,data:data18};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data.RegimeJuros !== undefined){
let data19 = data.RegimeJuros;
if((typeof data19 !== "string") && (data19 !== null)){
const err64 = {instancePath:instancePath+"/RegimeJuros",schemaPath:"#/properties/RegimeJuros/type",keyword:"type",params:{type: schema31.properties.RegimeJuros.type},schema:schema31.properties.RegimeJuros.type,parentSchema:schema31.properties.RegimeJuros,data:data19};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!(((data19 === "SIMPLES") || (data19 === "COMPOSTO")) || (data19 === null))){
const err65 = {instancePath:instancePath+"/RegimeJuros",schemaPath:"#/properties/RegimeJuros/enum",keyword:"enum",params:{allowedValues: schema31.properties.RegimeJuros.enum},schema:schema31.properties.RegimeJuros.enum,parentSchema:schema31.properties.RegimeJuros,data:data19};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.BaseDias !== undefined){
let data20 = data.BaseDias;
if(typeof data20 !== "string"){
const err66 = {instancePath:instancePath+"/BaseDias",schemaPath:"#/properties/BaseDias/type",keyword:"type",params:{type: "string"},schema:schema31.properties.BaseDias.type,parentSchema:schema31.properties.BaseDias,data:data20};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!(((data20 === "CORRIDOS_365") || (data20 === "COMERCIAL_360")) || (data20 === "UTEIS_252"))){
const err67 = {instancePath:instancePath+"/BaseDias",schemaPath:"#/properties/BaseDias/enum",keyword:"enum",params:{allowedValues: schema31.properties.BaseDias.enum},schema:schema31.properties.BaseDias.enum,parentSchema:schema31.properties.BaseDias,data:data20};
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
const err68 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

