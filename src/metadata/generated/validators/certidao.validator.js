// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const certidao = validate20;
const schema31 = {"$id":"certidao","type":"object","properties":{"Resultado":{"type":["string","null"],"enum":["NEGATIVA","POSITIVA","POSITIVA_EFEITO_NEGATIVA","REGULAR","IRREGULAR","NADA_CONSTA","CONSTA","INFORMATIVA","INDETERMINADA",null]},"DataEmissao":{"type":["string","null"],"format":"date"},"HoraEmissao":{"type":["string","null"],"format":"time"},"DataVencimento":{"type":["string","null"],"format":"date"},"IdentificadorOperacao":{"type":"integer","minimum":1},"IdentificadorTipoCertidao":{"type":"integer","minimum":1},"IdentificadorCliente":{"type":["integer","null"],"minimum":1},"IdentificadorRegistroMatricula":{"type":["integer","null"],"minimum":1},"Origem":{"type":"string","enum":["manual","provedor"]},"SolicitarMesmoAssim":{"type":["boolean","null"]},"PesquisaExata":{"type":["boolean","null"]},"Documento":{"type":["string","null"],"format":"cpfCnpj"},"Nome":{"type":["string","null"],"format":"text","maxLength":150},"NomeMae":{"type":["string","null"],"format":"text","maxLength":150},"DataNascimento":{"type":["string","null"],"format":"date"},"Uf":{"type":["string","null"],"enum":["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO",null]},"MunicipioIbge":{"type":["string","null"],"format":"ibge"},"NumeroMatricula":{"type":["string","null"],"format":"text","maxLength":20},"Cns":{"type":["string","null"],"format":"cns"},"Livro":{"type":["string","null"],"format":"text","maxLength":20},"Folha":{"type":["string","null"],"format":"text","maxLength":20},"NumeroRegistro":{"type":["string","null"],"format":"text","maxLength":40},"Unidade":{"type":["string","null"],"format":"text","maxLength":60},"Termo":{"type":["string","null"],"format":"text","maxLength":40},"CodigoCertificacao":{"type":["string","null"],"format":"text","maxLength":60},"CodigoIncra":{"type":["string","null"],"format":"incra"},"Cib":{"type":["string","null"],"format":"nirf"},"Car":{"type":["string","null"],"format":"car"},"InscricaoMunicipal":{"type":["string","null"],"format":"text","maxLength":40},"InscricaoEstadual":{"type":["string","null"],"format":"text","maxLength":20},"Nire":{"type":["string","null"],"format":"nire"},"Tribunal":{"type":["string","null"],"enum":["TRF1","TRF2","TRF3","TRF4","TRF5","TRF6","TRT1","TRT2","TRT3","TRT4","TRT5","TRT6","TRT7","TRT8","TRT9","TRT10","TRT11","TRT12","TRT13","TRT14","TRT15","TRT16","TRT17","TRT18","TRT19","TRT20","TRT21","TRT22","TRT23","TRT24","TJAC","TJAL","TJAM","TJAP","TJBA","TJCE","TJDFT","TJES","TJGO","TJMA","TJMG","TJMS","TJMT","TJPA","TJPB","TJPE","TJPI","TJPR","TJRJ","TJRN","TJRO","TJRR","TJRS","TJSC","TJSE","TJSP","TJTO",null]},"Orgao":{"type":["string","null"],"format":"text","maxLength":160},"Numero":{"type":["string","null"],"format":"text","maxLength":60},"CodigoVerificacao":{"type":["string","null"],"format":"text","maxLength":80},"Observacao":{"type":["string","null"],"format":"longText","maxLength":2000}},"required":["IdentificadorOperacao","IdentificadorTipoCertidao","Origem"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const formats0 = formats.date;
const formats2 = formats.time;
const formats6 = formats.cpfCnpj;
const formats8 = formats.text;
const formats14 = formats.ibge;
const formats18 = formats.cns;
const formats32 = formats.incra;
const formats34 = formats.nirf;
const formats36 = formats.car;
const formats42 = formats.nire;
const formats50 = formats.longText;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="certidao" */;
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
if(data.Origem === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Origem"},schema:schema31.required,parentSchema:schema31,data};
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
if(data.Resultado !== undefined){
let data0 = data.Resultado;
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/Resultado",schemaPath:"#/properties/Resultado/type",keyword:"type",params:{type: schema31.properties.Resultado.type},schema:schema31.properties.Resultado.type,parentSchema:schema31.properties.Resultado,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((data0 === "NEGATIVA") || (data0 === "POSITIVA")) || (data0 === "POSITIVA_EFEITO_NEGATIVA")) || (data0 === "REGULAR")) || (data0 === "IRREGULAR")) || (data0 === "NADA_CONSTA")) || (data0 === "CONSTA")) || (data0 === "INFORMATIVA")) || (data0 === "INDETERMINADA")) || (data0 === null))){
const err5 = {instancePath:instancePath+"/Resultado",schemaPath:"#/properties/Resultado/enum",keyword:"enum",params:{allowedValues: schema31.properties.Resultado.enum},schema:schema31.properties.Resultado.enum,parentSchema:schema31.properties.Resultado,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DataEmissao !== undefined){
let data1 = data.DataEmissao;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/DataEmissao",schemaPath:"#/properties/DataEmissao/type",keyword:"type",params:{type: schema31.properties.DataEmissao.type},schema:schema31.properties.DataEmissao.type,parentSchema:schema31.properties.DataEmissao,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/DataEmissao",schemaPath:"#/properties/DataEmissao/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.DataEmissao,data:data1};
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
if(data.HoraEmissao !== undefined){
let data2 = data.HoraEmissao;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/HoraEmissao",schemaPath:"#/properties/HoraEmissao/type",keyword:"type",params:{type: schema31.properties.HoraEmissao.type},schema:schema31.properties.HoraEmissao.type,parentSchema:schema31.properties.HoraEmissao,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats2.validate(data2))){
const err9 = {instancePath:instancePath+"/HoraEmissao",schemaPath:"#/properties/HoraEmissao/format",keyword:"format",params:{format: "time"},schema:"time",parentSchema:schema31.properties.HoraEmissao,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.DataVencimento !== undefined){
let data3 = data.DataVencimento;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/DataVencimento",schemaPath:"#/properties/DataVencimento/type",keyword:"type",params:{type: schema31.properties.DataVencimento.type},schema:schema31.properties.DataVencimento.type,parentSchema:schema31.properties.DataVencimento,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err11 = {instancePath:instancePath+"/DataVencimento",schemaPath:"#/properties/DataVencimento/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.DataVencimento,data:data3};
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
if(data.IdentificadorOperacao !== undefined){
let data4 = data.IdentificadorOperacao;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err12 = {instancePath:instancePath+"/IdentificadorOperacao",schemaPath:"#/properties/IdentificadorOperacao/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.IdentificadorOperacao.type,parentSchema:schema31.properties.IdentificadorOperacao,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/IdentificadorOperacao",schemaPath:"#/properties/IdentificadorOperacao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorOperacao,data:data4};
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
if(data.IdentificadorTipoCertidao !== undefined){
let data5 = data.IdentificadorTipoCertidao;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err14 = {instancePath:instancePath+"/IdentificadorTipoCertidao",schemaPath:"#/properties/IdentificadorTipoCertidao/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.IdentificadorTipoCertidao.type,parentSchema:schema31.properties.IdentificadorTipoCertidao,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/IdentificadorTipoCertidao",schemaPath:"#/properties/IdentificadorTipoCertidao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorTipoCertidao,data:data5};
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
if(data.IdentificadorCliente !== undefined){
let data6 = data.IdentificadorCliente;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err16 = {instancePath:instancePath+"/IdentificadorCliente",schemaPath:"#/properties/IdentificadorCliente/type",keyword:"type",params:{type: schema31.properties.IdentificadorCliente.type},schema:schema31.properties.IdentificadorCliente.type,parentSchema:schema31.properties.IdentificadorCliente,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/IdentificadorCliente",schemaPath:"#/properties/IdentificadorCliente/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorCliente,data:data6};
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
if(data.IdentificadorRegistroMatricula !== undefined){
let data7 = data.IdentificadorRegistroMatricula;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err18 = {instancePath:instancePath+"/IdentificadorRegistroMatricula",schemaPath:"#/properties/IdentificadorRegistroMatricula/type",keyword:"type",params:{type: schema31.properties.IdentificadorRegistroMatricula.type},schema:schema31.properties.IdentificadorRegistroMatricula.type,parentSchema:schema31.properties.IdentificadorRegistroMatricula,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/IdentificadorRegistroMatricula",schemaPath:"#/properties/IdentificadorRegistroMatricula/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorRegistroMatricula,data:data7};
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
if(data.Origem !== undefined){
let data8 = data.Origem;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/Origem",schemaPath:"#/properties/Origem/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Origem.type,parentSchema:schema31.properties.Origem,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data8 === "manual") || (data8 === "provedor"))){
const err21 = {instancePath:instancePath+"/Origem",schemaPath:"#/properties/Origem/enum",keyword:"enum",params:{allowedValues: schema31.properties.Origem.enum},schema:schema31.properties.Origem.enum,parentSchema:schema31.properties.Origem,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.SolicitarMesmoAssim !== undefined){
let data9 = data.SolicitarMesmoAssim;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err22 = {instancePath:instancePath+"/SolicitarMesmoAssim",schemaPath:"#/properties/SolicitarMesmoAssim/type",keyword:"type",params:{type: schema31.properties.SolicitarMesmoAssim.type},schema:schema31.properties.SolicitarMesmoAssim.type,parentSchema:schema31.properties.SolicitarMesmoAssim,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.PesquisaExata !== undefined){
let data10 = data.PesquisaExata;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/PesquisaExata",schemaPath:"#/properties/PesquisaExata/type",keyword:"type",params:{type: schema31.properties.PesquisaExata.type},schema:schema31.properties.PesquisaExata.type,parentSchema:schema31.properties.PesquisaExata,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.Documento !== undefined){
let data11 = data.Documento;
if((typeof data11 !== "string") && (data11 !== null)){
const err24 = {instancePath:instancePath+"/Documento",schemaPath:"#/properties/Documento/type",keyword:"type",params:{type: schema31.properties.Documento.type},schema:schema31.properties.Documento.type,parentSchema:schema31.properties.Documento,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats6.validate(data11))){
const err25 = {instancePath:instancePath+"/Documento",schemaPath:"#/properties/Documento/format",keyword:"format",params:{format: "cpfCnpj"},schema:"cpfCnpj",parentSchema:schema31.properties.Documento,data:data11};
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
if(data.Nome !== undefined){
let data12 = data.Nome;
if((typeof data12 !== "string") && (data12 !== null)){
const err26 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/type",keyword:"type",params:{type: schema31.properties.Nome.type},schema:schema31.properties.Nome.type,parentSchema:schema31.properties.Nome,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data12 === "string"){
if(func2(data12) > 150){
const err27 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema31.properties.Nome,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats8.validate(data12))){
const err28 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Nome,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.NomeMae !== undefined){
let data13 = data.NomeMae;
if((typeof data13 !== "string") && (data13 !== null)){
const err29 = {instancePath:instancePath+"/NomeMae",schemaPath:"#/properties/NomeMae/type",keyword:"type",params:{type: schema31.properties.NomeMae.type},schema:schema31.properties.NomeMae.type,parentSchema:schema31.properties.NomeMae,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data13 === "string"){
if(func2(data13) > 150){
const err30 = {instancePath:instancePath+"/NomeMae",schemaPath:"#/properties/NomeMae/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema31.properties.NomeMae,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats8.validate(data13))){
const err31 = {instancePath:instancePath+"/NomeMae",schemaPath:"#/properties/NomeMae/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.NomeMae,data:data13};
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
if(data.DataNascimento !== undefined){
let data14 = data.DataNascimento;
if((typeof data14 !== "string") && (data14 !== null)){
const err32 = {instancePath:instancePath+"/DataNascimento",schemaPath:"#/properties/DataNascimento/type",keyword:"type",params:{type: schema31.properties.DataNascimento.type},schema:schema31.properties.DataNascimento.type,parentSchema:schema31.properties.DataNascimento,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
const err33 = {instancePath:instancePath+"/DataNascimento",schemaPath:"#/properties/DataNascimento/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.DataNascimento,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.Uf !== undefined){
let data15 = data.Uf;
if((typeof data15 !== "string") && (data15 !== null)){
const err34 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/type",keyword:"type",params:{type: schema31.properties.Uf.type},schema:schema31.properties.Uf.type,parentSchema:schema31.properties.Uf,data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((((((((((((((((((((((((((((data15 === "AC") || (data15 === "AL")) || (data15 === "AM")) || (data15 === "AP")) || (data15 === "BA")) || (data15 === "CE")) || (data15 === "DF")) || (data15 === "ES")) || (data15 === "GO")) || (data15 === "MA")) || (data15 === "MG")) || (data15 === "MS")) || (data15 === "MT")) || (data15 === "PA")) || (data15 === "PB")) || (data15 === "PE")) || (data15 === "PI")) || (data15 === "PR")) || (data15 === "RJ")) || (data15 === "RN")) || (data15 === "RO")) || (data15 === "RR")) || (data15 === "RS")) || (data15 === "SC")) || (data15 === "SE")) || (data15 === "SP")) || (data15 === "TO")) || (data15 === null))){
const err35 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/enum",keyword:"enum",params:{allowedValues: schema31.properties.Uf.enum},schema:schema31.properties.Uf.enum,parentSchema:schema31.properties.Uf,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.MunicipioIbge !== undefined){
let data16 = data.MunicipioIbge;
if((typeof data16 !== "string") && (data16 !== null)){
const err36 = {instancePath:instancePath+"/MunicipioIbge",schemaPath:"#/properties/MunicipioIbge/type",keyword:"type",params:{type: schema31.properties.MunicipioIbge.type},schema:schema31.properties.MunicipioIbge.type,parentSchema:schema31.properties.MunicipioIbge,data:data16};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats14.validate(data16))){
const err37 = {instancePath:instancePath+"/MunicipioIbge",schemaPath:"#/properties/MunicipioIbge/format",keyword:"format",params:{format: "ibge"},schema:"ibge",parentSchema:schema31.properties.MunicipioIbge,data:data16};
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
if(data.NumeroMatricula !== undefined){
let data17 = data.NumeroMatricula;
if((typeof data17 !== "string") && (data17 !== null)){
const err38 = {instancePath:instancePath+"/NumeroMatricula",schemaPath:"#/properties/NumeroMatricula/type",keyword:"type",params:{type: schema31.properties.NumeroMatricula.type},schema:schema31.properties.NumeroMatricula.type,parentSchema:schema31.properties.NumeroMatricula,data:data17};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data17 === "string"){
if(func2(data17) > 20){
const err39 = {instancePath:instancePath+"/NumeroMatricula",schemaPath:"#/properties/NumeroMatricula/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema31.properties.NumeroMatricula,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(formats8.validate(data17))){
const err40 = {instancePath:instancePath+"/NumeroMatricula",schemaPath:"#/properties/NumeroMatricula/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.NumeroMatricula,data:data17};
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
if(data.Cns !== undefined){
let data18 = data.Cns;
if((typeof data18 !== "string") && (data18 !== null)){
const err41 = {instancePath:instancePath+"/Cns",schemaPath:"#/properties/Cns/type",keyword:"type",params:{type: schema31.properties.Cns.type},schema:schema31.properties.Cns.type,parentSchema:schema31.properties.Cns,data:data18};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats18.validate(data18))){
const err42 = {instancePath:instancePath+"/Cns",schemaPath:"#/properties/Cns/format",keyword:"format",params:{format: "cns"},schema:"cns",parentSchema:schema31.properties.Cns,data:data18};
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
if(data.Livro !== undefined){
let data19 = data.Livro;
if((typeof data19 !== "string") && (data19 !== null)){
const err43 = {instancePath:instancePath+"/Livro",schemaPath:"#/properties/Livro/type",keyword:"type",params:{type: schema31.properties.Livro.type},schema:schema31.properties.Livro.type,parentSchema:schema31.properties.Livro,data:data19};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data19 === "string"){
if(func2(data19) > 20){
const err44 = {instancePath:instancePath+"/Livro",schemaPath:"#/properties/Livro/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema31.properties.Livro,data:data19};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(formats8.validate(data19))){
const err45 = {instancePath:instancePath+"/Livro",schemaPath:"#/properties/Livro/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Livro,data:data19};
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
if(data.Folha !== undefined){
let data20 = data.Folha;
if((typeof data20 !== "string") && (data20 !== null)){
const err46 = {instancePath:instancePath+"/Folha",schemaPath:"#/properties/Folha/type",keyword:"type",params:{type: schema31.properties.Folha.type},schema:schema31.properties.Folha.type,parentSchema:schema31.properties.Folha,data:data20};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data20 === "string"){
if(func2(data20) > 20){
const err47 = {instancePath:instancePath+"/Folha",schemaPath:"#/properties/Folha/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema31.properties.Folha,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(formats8.validate(data20))){
const err48 = {instancePath:instancePath+"/Folha",schemaPath:"#/properties/Folha/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Folha,data:data20};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.NumeroRegistro !== undefined){
let data21 = data.NumeroRegistro;
if((typeof data21 !== "string") && (data21 !== null)){
const err49 = {instancePath:instancePath+"/NumeroRegistro",schemaPath:"#/properties/NumeroRegistro/type",keyword:"type",params:{type: schema31.properties.NumeroRegistro.type},schema:schema31.properties.NumeroRegistro.type,parentSchema:schema31.properties.NumeroRegistro,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data21 === "string"){
if(func2(data21) > 40){
const err50 = {instancePath:instancePath+"/NumeroRegistro",schemaPath:"#/properties/NumeroRegistro/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema31.properties.NumeroRegistro,data:data21};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats8.validate(data21))){
const err51 = {instancePath:instancePath+"/NumeroRegistro",schemaPath:"#/properties/NumeroRegistro/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.NumeroRegistro,data:data21};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.Unidade !== undefined){
let data22 = data.Unidade;
if((typeof data22 !== "string") && (data22 !== null)){
const err52 = {instancePath:instancePath+"/Unidade",schemaPath:"#/properties/Unidade/type",keyword:"type",params:{type: schema31.properties.Unidade.type},schema:schema31.properties.Unidade.type,parentSchema:schema31.properties.Unidade,data:data22};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data22 === "string"){
if(func2(data22) > 60){
const err53 = {instancePath:instancePath+"/Unidade",schemaPath:"#/properties/Unidade/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema31.properties.Unidade,data:data22};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(formats8.validate(data22))){
const err54 = {instancePath:instancePath+"/Unidade",schemaPath:"#/properties/Unidade/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Unidade,data:data22};
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
if(data.Termo !== undefined){
let data23 = data.Termo;
if((typeof data23 !== "string") && (data23 !== null)){
const err55 = {instancePath:instancePath+"/Termo",schemaPath:"#/properties/Termo/type",keyword:"type",params:{type: schema31.properties.Termo.type},schema:schema31.properties.Termo.type,parentSchema:schema31.properties.Termo,data:data23};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data23 === "string"){
if(func2(data23) > 40){
const err56 = {instancePath:instancePath+"/Termo",schemaPath:"#/properties/Termo/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema31.properties.Termo,data:data23};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!(formats8.validate(data23))){
const err57 = {instancePath:instancePath+"/Termo",schemaPath:"#/properties/Termo/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Termo,data:data23};
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
if(data.CodigoCertificacao !== undefined){
let data24 = data.CodigoCertificacao;
if((typeof data24 !== "string") && (data24 !== null)){
const err58 = {instancePath:instancePath+"/CodigoCertificacao",schemaPath:"#/properties/CodigoCertificacao/type",keyword:"type",params:{type: schema31.properties.CodigoCertificacao.type},schema:schema31.properties.CodigoCertificacao.type,parentSchema:schema31.properties.CodigoCertificacao,data:data24};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data24 === "string"){
if(func2(data24) > 60){
const err59 = {instancePath:instancePath+"/CodigoCertificacao",schemaPath:"#/properties/CodigoCertificacao/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema31.properties.CodigoCertificacao,data:data24};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(formats8.validate(data24))){
const err60 = {instancePath:instancePath+"/CodigoCertificacao",schemaPath:"#/properties/CodigoCertificacao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.CodigoCertificacao,data:data24};
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
if(data.CodigoIncra !== undefined){
let data25 = data.CodigoIncra;
if((typeof data25 !== "string") && (data25 !== null)){
const err61 = {instancePath:instancePath+"/CodigoIncra",schemaPath:"#/properties/CodigoIncra/type",keyword:"type",params:{type: schema31.properties.CodigoIncra.type},schema:schema31.properties.CodigoIncra.type,parentSchema:schema31.properties.CodigoIncra,data:data25};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data25 === "string"){
if(!(formats32.validate(data25))){
const err62 = {instancePath:instancePath+"/CodigoIncra",schemaPath:"#/properties/CodigoIncra/format",keyword:"format",params:{format: "incra"},schema:"incra",parentSchema:schema31.properties.CodigoIncra,data:data25};
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
if(data.Cib !== undefined){
let data26 = data.Cib;
if((typeof data26 !== "string") && (data26 !== null)){
const err63 = {instancePath:instancePath+"/Cib",schemaPath:"#/properties/Cib/type",keyword:"type",params:{type: schema31.properties.Cib.type},schema:schema31.properties.Cib.type,parentSchema:schema31.properties.Cib,data:data26};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data26 === "string"){
if(!(formats34.validate(data26))){
const err64 = {instancePath:instancePath+"/Cib",schemaPath:"#/properties/Cib/format",keyword:"format",params:{format: "nirf"},schema:"nirf",parentSchema:schema31.properties.Cib,data:data26};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data.Car !== undefined){
let data27 = data.Car;
if((typeof data27 !== "string") && (data27 !== null)){
const err65 = {instancePath:instancePath+"/Car",schemaPath:"#/properties/Car/type",keyword:"type",params:{type: schema31.properties.Car.type},schema:schema31.properties.Car.type,parentSchema:schema31.properties.Car,data:data27};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(typeof data27 === "string"){
if(!(formats36.validate(data27))){
const err66 = {instancePath:instancePath+"/Car",schemaPath:"#/properties/Car/format",keyword:"format",params:{format: "car"},schema:"car",parentSchema:schema31.properties.Car,data:data27};
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
if(data.InscricaoMunicipal !== undefined){
let data28 = data.InscricaoMunicipal;
if((typeof data28 !== "string") && (data28 !== null)){
const err67 = {instancePath:instancePath+"/InscricaoMunicipal",schemaPath:"#/properties/InscricaoMunicipal/type",keyword:"type",params:{type: schema31.properties.InscricaoMunicipal.type},schema:schema31.properties.InscricaoMunicipal.type,parentSchema:schema31.properties.InscricaoMunicipal,data:data28};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data28 === "string"){
if(func2(data28) > 40){
const err68 = {instancePath:instancePath+"/InscricaoMunicipal",schemaPath:"#/properties/InscricaoMunicipal/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema31.properties.InscricaoMunicipal,data:data28};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!(formats8.validate(data28))){
const err69 = {instancePath:instancePath+"/InscricaoMunicipal",schemaPath:"#/properties/InscricaoMunicipal/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.InscricaoMunicipal,data:data28};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data.InscricaoEstadual !== undefined){
let data29 = data.InscricaoEstadual;
if((typeof data29 !== "string") && (data29 !== null)){
const err70 = {instancePath:instancePath+"/InscricaoEstadual",schemaPath:"#/properties/InscricaoEstadual/type",keyword:"type",params:{type: schema31.properties.InscricaoEstadual.type},schema:schema31.properties.InscricaoEstadual.type,parentSchema:schema31.properties.InscricaoEstadual,data:data29};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(typeof data29 === "string"){
if(func2(data29) > 20){
const err71 = {instancePath:instancePath+"/InscricaoEstadual",schemaPath:"#/properties/InscricaoEstadual/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema31.properties.InscricaoEstadual,data:data29};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!(formats8.validate(data29))){
const err72 = {instancePath:instancePath+"/InscricaoEstadual",schemaPath:"#/properties/InscricaoEstadual/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.InscricaoEstadual,data:data29};
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
if(data.Nire !== undefined){
let data30 = data.Nire;
if((typeof data30 !== "string") && (data30 !== null)){
const err73 = {instancePath:instancePath+"/Nire",schemaPath:"#/properties/Nire/type",keyword:"type",params:{type: schema31.properties.Nire.type},schema:schema31.properties.Nire.type,parentSchema:schema31.properties.Nire,data:data30};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(typeof data30 === "string"){
if(!(formats42.validate(data30))){
const err74 = {instancePath:instancePath+"/Nire",schemaPath:"#/properties/Nire/format",keyword:"format",params:{format: "nire"},schema:"nire",parentSchema:schema31.properties.Nire,data:data30};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data.Tribunal !== undefined){
let data31 = data.Tribunal;
if((typeof data31 !== "string") && (data31 !== null)){
const err75 = {instancePath:instancePath+"/Tribunal",schemaPath:"#/properties/Tribunal/type",keyword:"type",params:{type: schema31.properties.Tribunal.type},schema:schema31.properties.Tribunal.type,parentSchema:schema31.properties.Tribunal,data:data31};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data31 === "TRF1") || (data31 === "TRF2")) || (data31 === "TRF3")) || (data31 === "TRF4")) || (data31 === "TRF5")) || (data31 === "TRF6")) || (data31 === "TRT1")) || (data31 === "TRT2")) || (data31 === "TRT3")) || (data31 === "TRT4")) || (data31 === "TRT5")) || (data31 === "TRT6")) || (data31 === "TRT7")) || (data31 === "TRT8")) || (data31 === "TRT9")) || (data31 === "TRT10")) || (data31 === "TRT11")) || (data31 === "TRT12")) || (data31 === "TRT13")) || (data31 === "TRT14")) || (data31 === "TRT15")) || (data31 === "TRT16")) || (data31 === "TRT17")) || (data31 === "TRT18")) || (data31 === "TRT19")) || (data31 === "TRT20")) || (data31 === "TRT21")) || (data31 === "TRT22")) || (data31 === "TRT23")) || (data31 === "TRT24")) || (data31 === "TJAC")) || (data31 === "TJAL")) || (data31 === "TJAM")) || (data31 === "TJAP")) || (data31 === "TJBA")) || (data31 === "TJCE")) || (data31 === "TJDFT")) || (data31 === "TJES")) || (data31 === "TJGO")) || (data31 === "TJMA")) || (data31 === "TJMG")) || (data31 === "TJMS")) || (data31 === "TJMT")) || (data31 === "TJPA")) || (data31 === "TJPB")) || (data31 === "TJPE")) || (data31 === "TJPI")) || (data31 === "TJPR")) || (data31 === "TJRJ")) || (data31 === "TJRN")) || (data31 === "TJRO")) || (data31 === "TJRR")) || (data31 === "TJRS")) || (data31 === "TJSC")) || (data31 === "TJSE")) || (data31 === "TJSP")) || (data31 === "TJTO")) || (data31 === null))){
const err76 = {instancePath:instancePath+"/Tribunal",schemaPath:"#/properties/Tribunal/enum",keyword:"enum",params:{allowedValues: schema31.properties.Tribunal.enum},schema:schema31.properties.Tribunal.enum,parentSchema:schema31.properties.Tribunal,data:data31};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.Orgao !== undefined){
let data32 = data.Orgao;
if((typeof data32 !== "string") && (data32 !== null)){
const err77 = {instancePath:instancePath+"/Orgao",schemaPath:"#/properties/Orgao/type",keyword:"type",params:{type: schema31.properties.Orgao.type},schema:schema31.properties.Orgao.type,parentSchema:schema31.properties.Orgao,data:data32};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(typeof data32 === "string"){
if(func2(data32) > 160){
const err78 = {instancePath:instancePath+"/Orgao",schemaPath:"#/properties/Orgao/maxLength",keyword:"maxLength",params:{limit: 160},schema:160,parentSchema:schema31.properties.Orgao,data:data32};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!(formats8.validate(data32))){
const err79 = {instancePath:instancePath+"/Orgao",schemaPath:"#/properties/Orgao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Orgao,data:data32};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
if(data.Numero !== undefined){
let data33 = data.Numero;
if((typeof data33 !== "string") && (data33 !== null)){
const err80 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/type",keyword:"type",params:{type: schema31.properties.Numero.type},schema:schema31.properties.Numero.type,parentSchema:schema31.properties.Numero,data:data33};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(typeof data33 === "string"){
if(func2(data33) > 60){
const err81 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema31.properties.Numero,data:data33};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!(formats8.validate(data33))){
const err82 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Numero,data:data33};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data.CodigoVerificacao !== undefined){
let data34 = data.CodigoVerificacao;
if((typeof data34 !== "string") && (data34 !== null)){
const err83 = {instancePath:instancePath+"/CodigoVerificacao",schemaPath:"#/properties/CodigoVerificacao/type",keyword:"type",params:{type: schema31.properties.CodigoVerificacao.type},schema:schema31.properties.CodigoVerificacao.type,parentSchema:schema31.properties.CodigoVerificacao,data:data34};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(typeof data34 === "string"){
if(func2(data34) > 80){
const err84 = {instancePath:instancePath+"/CodigoVerificacao",schemaPath:"#/properties/CodigoVerificacao/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.CodigoVerificacao,data:data34};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(!(formats8.validate(data34))){
const err85 = {instancePath:instancePath+"/CodigoVerificacao",schemaPath:"#/properties/CodigoVerificacao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.CodigoVerificacao,data:data34};
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
if(data.Observacao !== undefined){
let data35 = data.Observacao;
if((typeof data35 !== "string") && (data35 !== null)){
const err86 = {instancePath:instancePath+"/Observacao",schemaPath:"#/properties/Observacao/type",keyword:"type",params:{type: schema31.properties.Observacao.type},schema:schema31.properties.Observacao.type,parentSchema:schema31.properties.Observacao,data:data35};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(typeof data35 === "string"){
if(func2(data35) > 2000){
const err87 = {instancePath:instancePath+"/Observacao",schemaPath:"#/properties/Observacao/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema31.properties.Observacao,data:data35};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!(formats50.validate(data35))){
const err88 = {instancePath:instancePath+"/Observacao",schemaPath:"#/properties/Observacao/format",keyword:"format",params:{format: "longText"},schema:"longText",parentSchema:schema31.properties.Observacao,data:data35};
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

