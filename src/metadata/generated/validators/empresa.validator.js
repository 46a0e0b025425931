// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const empresa = validate20;
const schema31 = {"$id":"empresa","type":"object","properties":{"RazaoSocial":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Cnpj":{"type":"string","format":"cnpj"},"NomeFantasia":{"type":["string","null"],"format":"text","maxLength":200},"Ativo":{"type":["boolean","null"]},"InscricaoEstadual":{"type":["string","null"],"format":"text","maxLength":20},"CnaePrincipal":{"type":["string","null"],"format":"cnae"},"CnaesSecundarios":{"type":["array","null"],"items":{"type":"object","properties":{"Cnae":{"type":"string","format":"cnae"},"Descricao":{"type":["string","null"],"format":"text","maxLength":200}},"required":["Cnae"],"additionalProperties":false}},"SituacaoCadastral":{"type":["string","null"],"format":"text","maxLength":40},"Nire":{"type":["string","null"],"format":"nire"},"DataConstituicao":{"type":["string","null"],"format":"date"},"PrazoDuracao":{"type":["string","null"],"format":"text","maxLength":60},"NaturezaJuridica":{"type":["string","null"],"format":"text","maxLength":80},"Cep":{"type":["string","null"],"format":"cep"},"Logradouro":{"type":["string","null"],"format":"text","maxLength":200},"Numero":{"type":["string","null"],"format":"text","maxLength":20},"Complemento":{"type":["string","null"],"format":"text","maxLength":80},"Bairro":{"type":["string","null"],"format":"text","maxLength":80},"Municipio":{"type":["string","null"],"format":"text","maxLength":80},"Uf":{"type":["string","null"],"enum":["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO",null]},"Ibge":{"type":["string","null"],"format":"ibge"},"FusoHorario":{"type":"string","enum":["America/Noronha","America/Sao_Paulo","America/Belem","America/Fortaleza","America/Recife","America/Maceio","America/Bahia","America/Araguaina","America/Cuiaba","America/Campo_Grande","America/Manaus","America/Porto_Velho","America/Boa_Vista","America/Rio_Branco"]},"ExpedienteInicio":{"type":["string","null"],"format":"time"},"ExpedienteFim":{"type":["string","null"],"format":"time"},"PrazoFeedbackHoras":{"type":["integer","null"],"minimum":1,"maximum":2000},"RevisaoObrigatoria":{"type":["boolean","null"]},"Arredondamento":{"type":"string","enum":["HALF_UP","HALF_EVEN"]},"LimiteLtvPct":{"type":"number","format":"percent","minimum":1,"maximum":100},"ValidadeAvaliacaoMeses":{"type":"integer","minimum":1,"maximum":60},"ValidadeSaldoDias":{"type":"integer","minimum":1,"maximum":365}},"required":["RazaoSocial","Cnpj","FusoHorario","Arredondamento","LimiteLtvPct","ValidadeAvaliacaoMeses","ValidadeSaldoDias"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const formats0 = formats.text;
const formats2 = formats.cnpj;
const formats8 = formats.cnae;
const formats16 = formats.nire;
const formats18 = formats.date;
const formats24 = formats.cep;
const formats36 = formats.ibge;
const formats38 = formats.time;
const formats42 = formats.percent;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="empresa" */;
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
if(data.RazaoSocial === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RazaoSocial"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Cnpj === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Cnpj"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.FusoHorario === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FusoHorario"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Arredondamento === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Arredondamento"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.LimiteLtvPct === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LimiteLtvPct"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ValidadeAvaliacaoMeses === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ValidadeAvaliacaoMeses"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.ValidadeSaldoDias === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ValidadeSaldoDias"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.RazaoSocial !== undefined){
let data0 = data.RazaoSocial;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err8 = {instancePath:instancePath+"/RazaoSocial",schemaPath:"#/properties/RazaoSocial/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.RazaoSocial,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data0) < 1){
const err9 = {instancePath:instancePath+"/RazaoSocial",schemaPath:"#/properties/RazaoSocial/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.RazaoSocial,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data0)){
const err10 = {instancePath:instancePath+"/RazaoSocial",schemaPath:"#/properties/RazaoSocial/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.RazaoSocial,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data0))){
const err11 = {instancePath:instancePath+"/RazaoSocial",schemaPath:"#/properties/RazaoSocial/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.RazaoSocial,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/RazaoSocial",schemaPath:"#/properties/RazaoSocial/type",keyword:"type",params:{type: "string"},schema:schema31.properties.RazaoSocial.type,parentSchema:schema31.properties.RazaoSocial,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.Cnpj !== undefined){
let data1 = data.Cnpj;
if(typeof data1 === "string"){
if(!(formats2.validate(data1))){
const err13 = {instancePath:instancePath+"/Cnpj",schemaPath:"#/properties/Cnpj/format",keyword:"format",params:{format: "cnpj"},schema:"cnpj",parentSchema:schema31.properties.Cnpj,data:data1};
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
const err14 = {instancePath:instancePath+"/Cnpj",schemaPath:"#/properties/Cnpj/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Cnpj.type,parentSchema:schema31.properties.Cnpj,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.NomeFantasia !== undefined){
let data2 = data.NomeFantasia;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/NomeFantasia",schemaPath:"#/properties/NomeFantasia/type",keyword:"type",params:{type: schema31.properties.NomeFantasia.type},schema:schema31.properties.NomeFantasia.type,parentSchema:schema31.properties.NomeFantasia,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err16 = {instancePath:instancePath+"/NomeFantasia",schemaPath:"#/properties/NomeFantasia/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.NomeFantasia,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data2))){
const err17 = {instancePath:instancePath+"/NomeFantasia",schemaPath:"#/properties/NomeFantasia/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.NomeFantasia,data:data2};
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
if(data.Ativo !== undefined){
let data3 = data.Ativo;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/Ativo",schemaPath:"#/properties/Ativo/type",keyword:"type",params:{type: schema31.properties.Ativo.type},schema:schema31.properties.Ativo.type,parentSchema:schema31.properties.Ativo,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.InscricaoEstadual !== undefined){
let data4 = data.InscricaoEstadual;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/InscricaoEstadual",schemaPath:"#/properties/InscricaoEstadual/type",keyword:"type",params:{type: schema31.properties.InscricaoEstadual.type},schema:schema31.properties.InscricaoEstadual.type,parentSchema:schema31.properties.InscricaoEstadual,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 === "string"){
if(func2(data4) > 20){
const err20 = {instancePath:instancePath+"/InscricaoEstadual",schemaPath:"#/properties/InscricaoEstadual/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema31.properties.InscricaoEstadual,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats0.validate(data4))){
const err21 = {instancePath:instancePath+"/InscricaoEstadual",schemaPath:"#/properties/InscricaoEstadual/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.InscricaoEstadual,data:data4};
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
if(data.CnaePrincipal !== undefined){
let data5 = data.CnaePrincipal;
if((typeof data5 !== "string") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/CnaePrincipal",schemaPath:"#/properties/CnaePrincipal/type",keyword:"type",params:{type: schema31.properties.CnaePrincipal.type},schema:schema31.properties.CnaePrincipal.type,parentSchema:schema31.properties.CnaePrincipal,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats8.validate(data5))){
const err23 = {instancePath:instancePath+"/CnaePrincipal",schemaPath:"#/properties/CnaePrincipal/format",keyword:"format",params:{format: "cnae"},schema:"cnae",parentSchema:schema31.properties.CnaePrincipal,data:data5};
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
if(data.CnaesSecundarios !== undefined){
let data6 = data.CnaesSecundarios;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err24 = {instancePath:instancePath+"/CnaesSecundarios",schemaPath:"#/properties/CnaesSecundarios/type",keyword:"type",params:{type: schema31.properties.CnaesSecundarios.type},schema:schema31.properties.CnaesSecundarios.type,parentSchema:schema31.properties.CnaesSecundarios,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.Cnae === undefined){
const err25 = {instancePath:instancePath+"/CnaesSecundarios/" + i0,schemaPath:"#/properties/CnaesSecundarios/items/required",keyword:"required",params:{missingProperty: "Cnae"},schema:schema31.properties.CnaesSecundarios.items.required,parentSchema:schema31.properties.CnaesSecundarios.items,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data7){
if(!((key1 === "Cnae") || (key1 === "Descricao"))){
const err26 = {instancePath:instancePath+"/CnaesSecundarios/" + i0,schemaPath:"#/properties/CnaesSecundarios/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.CnaesSecundarios.items,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.Cnae !== undefined){
let data8 = data7.Cnae;
if(typeof data8 === "string"){
if(!(formats8.validate(data8))){
const err27 = {instancePath:instancePath+"/CnaesSecundarios/" + i0+"/Cnae",schemaPath:"#/properties/CnaesSecundarios/items/properties/Cnae/format",keyword:"format",params:{format: "cnae"},schema:"cnae",parentSchema:schema31.properties.CnaesSecundarios.items.properties.Cnae,data:data8};
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
const err28 = {instancePath:instancePath+"/CnaesSecundarios/" + i0+"/Cnae",schemaPath:"#/properties/CnaesSecundarios/items/properties/Cnae/type",keyword:"type",params:{type: "string"},schema:schema31.properties.CnaesSecundarios.items.properties.Cnae.type,parentSchema:schema31.properties.CnaesSecundarios.items.properties.Cnae,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.Descricao !== undefined){
let data9 = data7.Descricao;
if((typeof data9 !== "string") && (data9 !== null)){
const err29 = {instancePath:instancePath+"/CnaesSecundarios/" + i0+"/Descricao",schemaPath:"#/properties/CnaesSecundarios/items/properties/Descricao/type",keyword:"type",params:{type: schema31.properties.CnaesSecundarios.items.properties.Descricao.type},schema:schema31.properties.CnaesSecundarios.items.properties.Descricao.type,parentSchema:schema31.properties.CnaesSecundarios.items.properties.Descricao,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data9 === "string"){
if(func2(data9) > 200){
const err30 = {instancePath:instancePath+"/CnaesSecundarios/" + i0+"/Descricao",schemaPath:"#/properties/CnaesSecundarios/items/properties/Descricao/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.CnaesSecundarios.items.properties.Descricao,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats0.validate(data9))){
const err31 = {instancePath:instancePath+"/CnaesSecundarios/" + i0+"/Descricao",schemaPath:"#/properties/CnaesSecundarios/items/properties/Descricao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.CnaesSecundarios.items.properties.Descricao,data:data9};
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
}
else {
const err32 = {instancePath:instancePath+"/CnaesSecundarios/" + i0,schemaPath:"#/properties/CnaesSecundarios/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.CnaesSecundarios.items.type,parentSchema:schema31.properties.CnaesSecundarios.items,data:data7};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
if(data.SituacaoCadastral !== undefined){
let data10 = data.SituacaoCadastral;
if((typeof data10 !== "string") && (data10 !== null)){
const err33 = {instancePath:instancePath+"/SituacaoCadastral",schemaPath:"#/properties/SituacaoCadastral/type",keyword:"type",params:{type: schema31.properties.SituacaoCadastral.type},schema:schema31.properties.SituacaoCadastral.type,parentSchema:schema31.properties.SituacaoCadastral,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data10 === "string"){
if(func2(data10) > 40){
const err34 = {instancePath:instancePath+"/SituacaoCadastral",schemaPath:"#/properties/SituacaoCadastral/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema31.properties.SituacaoCadastral,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats0.validate(data10))){
const err35 = {instancePath:instancePath+"/SituacaoCadastral",schemaPath:"#/properties/SituacaoCadastral/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.SituacaoCadastral,data:data10};
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
if(data.Nire !== undefined){
let data11 = data.Nire;
if((typeof data11 !== "string") && (data11 !== null)){
const err36 = {instancePath:instancePath+"/Nire",schemaPath:"#/properties/Nire/type",keyword:"type",params:{type: schema31.properties.Nire.type},schema:schema31.properties.Nire.type,parentSchema:schema31.properties.Nire,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats16.validate(data11))){
const err37 = {instancePath:instancePath+"/Nire",schemaPath:"#/properties/Nire/format",keyword:"format",params:{format: "nire"},schema:"nire",parentSchema:schema31.properties.Nire,data:data11};
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
if(data.DataConstituicao !== undefined){
let data12 = data.DataConstituicao;
if((typeof data12 !== "string") && (data12 !== null)){
const err38 = {instancePath:instancePath+"/DataConstituicao",schemaPath:"#/properties/DataConstituicao/type",keyword:"type",params:{type: schema31.properties.DataConstituicao.type},schema:schema31.properties.DataConstituicao.type,parentSchema:schema31.properties.DataConstituicao,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats18.validate(data12))){
const err39 = {instancePath:instancePath+"/DataConstituicao",schemaPath:"#/properties/DataConstituicao/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.DataConstituicao,data:data12};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.PrazoDuracao !== undefined){
let data13 = data.PrazoDuracao;
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/PrazoDuracao",schemaPath:"#/properties/PrazoDuracao/type",keyword:"type",params:{type: schema31.properties.PrazoDuracao.type},schema:schema31.properties.PrazoDuracao.type,parentSchema:schema31.properties.PrazoDuracao,data:data13};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 === "string"){
if(func2(data13) > 60){
const err41 = {instancePath:instancePath+"/PrazoDuracao",schemaPath:"#/properties/PrazoDuracao/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema31.properties.PrazoDuracao,data:data13};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(formats0.validate(data13))){
const err42 = {instancePath:instancePath+"/PrazoDuracao",schemaPath:"#/properties/PrazoDuracao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.PrazoDuracao,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.NaturezaJuridica !== undefined){
let data14 = data.NaturezaJuridica;
if((typeof data14 !== "string") && (data14 !== null)){
const err43 = {instancePath:instancePath+"/NaturezaJuridica",schemaPath:"#/properties/NaturezaJuridica/type",keyword:"type",params:{type: schema31.properties.NaturezaJuridica.type},schema:schema31.properties.NaturezaJuridica.type,parentSchema:schema31.properties.NaturezaJuridica,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data14 === "string"){
if(func2(data14) > 80){
const err44 = {instancePath:instancePath+"/NaturezaJuridica",schemaPath:"#/properties/NaturezaJuridica/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.NaturezaJuridica,data:data14};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(formats0.validate(data14))){
const err45 = {instancePath:instancePath+"/NaturezaJuridica",schemaPath:"#/properties/NaturezaJuridica/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.NaturezaJuridica,data:data14};
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
if(data.Cep !== undefined){
let data15 = data.Cep;
if((typeof data15 !== "string") && (data15 !== null)){
const err46 = {instancePath:instancePath+"/Cep",schemaPath:"#/properties/Cep/type",keyword:"type",params:{type: schema31.properties.Cep.type},schema:schema31.properties.Cep.type,parentSchema:schema31.properties.Cep,data:data15};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data15 === "string"){
if(!(formats24.validate(data15))){
const err47 = {instancePath:instancePath+"/Cep",schemaPath:"#/properties/Cep/format",keyword:"format",params:{format: "cep"},schema:"cep",parentSchema:schema31.properties.Cep,data:data15};
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
if(data.Logradouro !== undefined){
let data16 = data.Logradouro;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/Logradouro",schemaPath:"#/properties/Logradouro/type",keyword:"type",params:{type: schema31.properties.Logradouro.type},schema:schema31.properties.Logradouro.type,parentSchema:schema31.properties.Logradouro,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data16 === "string"){
if(func2(data16) > 200){
const err49 = {instancePath:instancePath+"/Logradouro",schemaPath:"#/properties/Logradouro/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Logradouro,data:data16};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(formats0.validate(data16))){
const err50 = {instancePath:instancePath+"/Logradouro",schemaPath:"#/properties/Logradouro/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Logradouro,data:data16};
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
if(data.Numero !== undefined){
let data17 = data.Numero;
if((typeof data17 !== "string") && (data17 !== null)){
const err51 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/type",keyword:"type",params:{type: schema31.properties.Numero.type},schema:schema31.properties.Numero.type,parentSchema:schema31.properties.Numero,data:data17};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data17 === "string"){
if(func2(data17) > 20){
const err52 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema31.properties.Numero,data:data17};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!(formats0.validate(data17))){
const err53 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Numero,data:data17};
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
if(data.Complemento !== undefined){
let data18 = data.Complemento;
if((typeof data18 !== "string") && (data18 !== null)){
const err54 = {instancePath:instancePath+"/Complemento",schemaPath:"#/properties/Complemento/type",keyword:"type",params:{type: schema31.properties.Complemento.type},schema:schema31.properties.Complemento.type,parentSchema:schema31.properties.Complemento,data:data18};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data18 === "string"){
if(func2(data18) > 80){
const err55 = {instancePath:instancePath+"/Complemento",schemaPath:"#/properties/Complemento/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Complemento,data:data18};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!(formats0.validate(data18))){
const err56 = {instancePath:instancePath+"/Complemento",schemaPath:"#/properties/Complemento/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Complemento,data:data18};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data.Bairro !== undefined){
let data19 = data.Bairro;
if((typeof data19 !== "string") && (data19 !== null)){
const err57 = {instancePath:instancePath+"/Bairro",schemaPath:"#/properties/Bairro/type",keyword:"type",params:{type: schema31.properties.Bairro.type},schema:schema31.properties.Bairro.type,parentSchema:schema31.properties.Bairro,data:data19};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data19 === "string"){
if(func2(data19) > 80){
const err58 = {instancePath:instancePath+"/Bairro",schemaPath:"#/properties/Bairro/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Bairro,data:data19};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!(formats0.validate(data19))){
const err59 = {instancePath:instancePath+"/Bairro",schemaPath:"#/properties/Bairro/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Bairro,data:data19};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data.Municipio !== undefined){
let data20 = data.Municipio;
if((typeof data20 !== "string") && (data20 !== null)){
const err60 = {instancePath:instancePath+"/Municipio",schemaPath:"#/properties/Municipio/type",keyword:"type",params:{type: schema31.properties.Municipio.type},schema:schema31.properties.Municipio.type,parentSchema:schema31.properties.Municipio,data:data20};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(typeof data20 === "string"){
if(func2(data20) > 80){
const err61 = {instancePath:instancePath+"/Municipio",schemaPath:"#/properties/Municipio/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Municipio,data:data20};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(formats0.validate(data20))){
const err62 = {instancePath:instancePath+"/Municipio",schemaPath:"#/properties/Municipio/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Municipio,data:data20};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data.Uf !== undefined){
let data21 = data.Uf;
if((typeof data21 !== "string") && (data21 !== null)){
const err63 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/type",keyword:"type",params:{type: schema31.properties.Uf.type},schema:schema31.properties.Uf.type,parentSchema:schema31.properties.Uf,data:data21};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!((((((((((((((((((((((((((((data21 === "AC") || (data21 === "AL")) || (data21 === "AM")) || (data21 === "AP")) || (data21 === "BA")) || (data21 === "CE")) || (data21 === "DF")) || (data21 === "ES")) || (data21 === "GO")) || (data21 === "MA")) || (data21 === "MG")) || (data21 === "MS")) || (data21 === "MT")) || (data21 === "PA")) || (data21 === "PB")) || (data21 === "PE")) || (data21 === "PI")) || (data21 === "PR")) || (data21 === "RJ")) || (data21 === "RN")) || (data21 === "RO")) || (data21 === "RR")) || (data21 === "RS")) || (data21 === "SC")) || (data21 === "SE")) || (data21 === "SP")) || (data21 === "TO")) || (data21 === null))){
const err64 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/enum",keyword:"enum",params:{allowedValues: schema31.properties.Uf.enum},schema:schema31.properties.Uf.enum,parentSchema:schema31.properties.Uf,data:data21};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.Ibge !== undefined){
let data22 = data.Ibge;
if((typeof data22 !== "string") && (data22 !== null)){
const err65 = {instancePath:instancePath+"/Ibge",schemaPath:"#/properties/Ibge/type",keyword:"type",params:{type: schema31.properties.Ibge.type},schema:schema31.properties.Ibge.type,parentSchema:schema31.properties.Ibge,data:data22};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(typeof data22 === "string"){
if(!(formats36.validate(data22))){
const err66 = {instancePath:instancePath+"/Ibge",schemaPath:"#/properties/Ibge/format",keyword:"format",params:{format: "ibge"},schema:"ibge",parentSchema:schema31.properties.Ibge,data:data22};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data.FusoHorario !== undefined){
let data23 = data.FusoHorario;
if(typeof data23 !== "string"){
const err67 = {instancePath:instancePath+"/FusoHorario",schemaPath:"#/properties/FusoHorario/type",keyword:"type",params:{type: "string"},schema:schema31.properties.FusoHorario.type,parentSchema:schema31.properties.FusoHorario,data:data23};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!((((((((((((((data23 === "America/Noronha") || (data23 === "America/Sao_Paulo")) || (data23 === "America/Belem")) || (data23 === "America/Fortaleza")) || (data23 === "America/Recife")) || (data23 === "America/Maceio")) || (data23 === "America/Bahia")) || (data23 === "America/Araguaina")) || (data23 === "America/Cuiaba")) || (data23 === "America/Campo_Grande")) || (data23 === "America/Manaus")) || (data23 === "America/Porto_Velho")) || (data23 === "America/Boa_Vista")) || (data23 === "America/Rio_Branco"))){
const err68 = {instancePath:instancePath+"/FusoHorario",schemaPath:"#/properties/FusoHorario/enum",keyword:"enum",params:{allowedValues: schema31.properties.FusoHorario.enum},schema:schema31.properties.FusoHorario.enum,parentSchema:schema31.properties.FusoHorario,data:data23};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.ExpedienteInicio !== undefined){
let data24 = data.ExpedienteInicio;
if((typeof data24 !== "string") && (data24 !== null)){
const err69 = {instancePath:instancePath+"/ExpedienteInicio",schemaPath:"#/properties/ExpedienteInicio/type",keyword:"type",params:{type: schema31.properties.ExpedienteInicio.type},schema:schema31.properties.ExpedienteInicio.type,parentSchema:schema31.properties.ExpedienteInicio,data:data24};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(typeof data24 === "string"){
if(!(formats38.validate(data24))){
const err70 = {instancePath:instancePath+"/ExpedienteInicio",schemaPath:"#/properties/ExpedienteInicio/format",keyword:"format",params:{format: "time"},schema:"time",parentSchema:schema31.properties.ExpedienteInicio,data:data24};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data.ExpedienteFim !== undefined){
let data25 = data.ExpedienteFim;
if((typeof data25 !== "string") && (data25 !== null)){
const err71 = {instancePath:instancePath+"/ExpedienteFim",schemaPath:"#/properties/ExpedienteFim/type",keyword:"type",params:{type: schema31.properties.ExpedienteFim.type},schema:schema31.properties.ExpedienteFim.type,parentSchema:schema31.properties.ExpedienteFim,data:data25};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(typeof data25 === "string"){
if(!(formats38.validate(data25))){
const err72 = {instancePath:instancePath+"/ExpedienteFim",schemaPath:"#/properties/ExpedienteFim/format",keyword:"format",params:{format: "time"},schema:"time",parentSchema:schema31.properties.ExpedienteFim,data:data25};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data.PrazoFeedbackHoras !== undefined){
let data26 = data.PrazoFeedbackHoras;
if((!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))) && (data26 !== null)){
const err73 = {instancePath:instancePath+"/PrazoFeedbackHoras",schemaPath:"#/properties/PrazoFeedbackHoras/type",keyword:"type",params:{type: schema31.properties.PrazoFeedbackHoras.type},schema:schema31.properties.PrazoFeedbackHoras.type,parentSchema:schema31.properties.PrazoFeedbackHoras,data:data26};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 > 2000 || isNaN(data26)){
const err74 = {instancePath:instancePath+"/PrazoFeedbackHoras",schemaPath:"#/properties/PrazoFeedbackHoras/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},schema:2000,parentSchema:schema31.properties.PrazoFeedbackHoras,data:data26};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data26 < 1 || isNaN(data26)){
const err75 = {instancePath:instancePath+"/PrazoFeedbackHoras",schemaPath:"#/properties/PrazoFeedbackHoras/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.PrazoFeedbackHoras,data:data26};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data.RevisaoObrigatoria !== undefined){
let data27 = data.RevisaoObrigatoria;
if((typeof data27 !== "boolean") && (data27 !== null)){
const err76 = {instancePath:instancePath+"/RevisaoObrigatoria",schemaPath:"#/properties/RevisaoObrigatoria/type",keyword:"type",params:{type: schema31.properties.RevisaoObrigatoria.type},schema:schema31.properties.RevisaoObrigatoria.type,parentSchema:schema31.properties.RevisaoObrigatoria,data:data27};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.Arredondamento !== undefined){
let data28 = data.Arredondamento;
if(typeof data28 !== "string"){
const err77 = {instancePath:instancePath+"/Arredondamento",schemaPath:"#/properties/Arredondamento/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Arredondamento.type,parentSchema:schema31.properties.Arredondamento,data:data28};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!((data28 === "HALF_UP") || (data28 === "HALF_EVEN"))){
const err78 = {instancePath:instancePath+"/Arredondamento",schemaPath:"#/properties/Arredondamento/enum",keyword:"enum",params:{allowedValues: schema31.properties.Arredondamento.enum},schema:schema31.properties.Arredondamento.enum,parentSchema:schema31.properties.Arredondamento,data:data28};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.LimiteLtvPct !== undefined){
let data29 = data.LimiteLtvPct;
if(typeof data29 == "number"){
if(data29 > 100 || isNaN(data29)){
const err79 = {instancePath:instancePath+"/LimiteLtvPct",schemaPath:"#/properties/LimiteLtvPct/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema31.properties.LimiteLtvPct,data:data29};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err80 = {instancePath:instancePath+"/LimiteLtvPct",schemaPath:"#/properties/LimiteLtvPct/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.LimiteLtvPct,data:data29};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(!(formats42.validate(data29))){
const err81 = {instancePath:instancePath+"/LimiteLtvPct",schemaPath:"#/properties/LimiteLtvPct/format",keyword:"format",params:{format: "percent"},schema:"percent",parentSchema:schema31.properties.LimiteLtvPct,data:data29};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/LimiteLtvPct",schemaPath:"#/properties/LimiteLtvPct/type",keyword:"type",params:{type: "number"},schema:schema31.properties.LimiteLtvPct.type,parentSchema:schema31.properties.LimiteLtvPct,data:data29};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.ValidadeAvaliacaoMeses !== undefined){
let data30 = data.ValidadeAvaliacaoMeses;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err83 = {instancePath:instancePath+"/ValidadeAvaliacaoMeses",schemaPath:"#/properties/ValidadeAvaliacaoMeses/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.ValidadeAvaliacaoMeses.type,parentSchema:schema31.properties.ValidadeAvaliacaoMeses,data:data30};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(typeof data30 == "number"){
if(data30 > 60 || isNaN(data30)){
const err84 = {instancePath:instancePath+"/ValidadeAvaliacaoMeses",schemaPath:"#/properties/ValidadeAvaliacaoMeses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},schema:60,parentSchema:schema31.properties.ValidadeAvaliacaoMeses,data:data30};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err85 = {instancePath:instancePath+"/ValidadeAvaliacaoMeses",schemaPath:"#/properties/ValidadeAvaliacaoMeses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.ValidadeAvaliacaoMeses,data:data30};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data.ValidadeSaldoDias !== undefined){
let data31 = data.ValidadeSaldoDias;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
const err86 = {instancePath:instancePath+"/ValidadeSaldoDias",schemaPath:"#/properties/ValidadeSaldoDias/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.ValidadeSaldoDias.type,parentSchema:schema31.properties.ValidadeSaldoDias,data:data31};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(typeof data31 == "number"){
if(data31 > 365 || isNaN(data31)){
const err87 = {instancePath:instancePath+"/ValidadeSaldoDias",schemaPath:"#/properties/ValidadeSaldoDias/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema31.properties.ValidadeSaldoDias,data:data31};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data31 < 1 || isNaN(data31)){
const err88 = {instancePath:instancePath+"/ValidadeSaldoDias",schemaPath:"#/properties/ValidadeSaldoDias/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.ValidadeSaldoDias,data:data31};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
}
else {
const err89 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

