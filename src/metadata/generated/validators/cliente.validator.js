// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const cliente = validate20;
const schema31 = {"$id":"cliente","type":"object","properties":{"Nome":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"TipoPessoa":{"type":"string","enum":["F","J"]},"Documento":{"type":"string","format":"cpfCnpj"},"NomeFantasia":{"type":["string","null"],"format":"text","maxLength":200},"Email":{"type":["string","null"],"format":"email","maxLength":254},"Telefone":{"type":["string","null"],"format":"phone"},"ProdutorRural":{"type":["boolean","null"]},"Ativo":{"type":["boolean","null"]},"IdentificadorGrupo":{"type":["integer","null"],"minimum":1},"IdentificadorOfficer":{"type":["integer","null"],"minimum":1},"IdentificadorSegmentoArea":{"type":["integer","null"],"minimum":1},"InscricaoEstadual":{"type":["string","null"],"format":"text","maxLength":20},"CnaePrincipal":{"type":["string","null"],"format":"cnae"},"CnaesSecundarios":{"type":["array","null"],"items":{"type":"object","properties":{"Cnae":{"type":"string","format":"cnae"},"Descricao":{"type":["string","null"],"format":"text","maxLength":200}},"required":["Cnae"],"additionalProperties":false}},"SituacaoCadastral":{"type":["string","null"],"format":"text","maxLength":40},"Nire":{"type":["string","null"],"format":"nire"},"DataConstituicao":{"type":["string","null"],"format":"date"},"PrazoDuracao":{"type":["string","null"],"format":"text","maxLength":60},"NaturezaJuridica":{"type":["string","null"],"format":"text","maxLength":80},"Cep":{"type":["string","null"],"format":"cep"},"Logradouro":{"type":["string","null"],"format":"text","maxLength":200},"Numero":{"type":["string","null"],"format":"text","maxLength":20},"Complemento":{"type":["string","null"],"format":"text","maxLength":80},"Bairro":{"type":["string","null"],"format":"text","maxLength":80},"Municipio":{"type":["string","null"],"format":"text","maxLength":80},"Uf":{"type":["string","null"],"enum":["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO",null]},"Ibge":{"type":["string","null"],"format":"ibge"}},"required":["Nome","TipoPessoa","Documento"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const formats0 = formats.text;
const formats2 = formats.cpfCnpj;
const formats6 = formats.email;
const formats8 = formats.phone;
const formats12 = formats.cnae;
const formats20 = formats.nire;
const formats22 = formats.date;
const formats28 = formats.cep;
const formats40 = formats.ibge;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cliente" */;
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
if(data.TipoPessoa === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TipoPessoa"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Documento === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Documento"},schema:schema31.required,parentSchema:schema31,data};
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
if(func2(data0) > 200){
const err4 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Nome,data:data0};
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
if(data.TipoPessoa !== undefined){
let data1 = data.TipoPessoa;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/TipoPessoa",schemaPath:"#/properties/TipoPessoa/type",keyword:"type",params:{type: "string"},schema:schema31.properties.TipoPessoa.type,parentSchema:schema31.properties.TipoPessoa,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data1 === "F") || (data1 === "J"))){
const err10 = {instancePath:instancePath+"/TipoPessoa",schemaPath:"#/properties/TipoPessoa/enum",keyword:"enum",params:{allowedValues: schema31.properties.TipoPessoa.enum},schema:schema31.properties.TipoPessoa.enum,parentSchema:schema31.properties.TipoPessoa,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Documento !== undefined){
let data2 = data.Documento;
if(typeof data2 === "string"){
if(!(formats2.validate(data2))){
const err11 = {instancePath:instancePath+"/Documento",schemaPath:"#/properties/Documento/format",keyword:"format",params:{format: "cpfCnpj"},schema:"cpfCnpj",parentSchema:schema31.properties.Documento,data:data2};
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
const err12 = {instancePath:instancePath+"/Documento",schemaPath:"#/properties/Documento/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Documento.type,parentSchema:schema31.properties.Documento,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.NomeFantasia !== undefined){
let data3 = data.NomeFantasia;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/NomeFantasia",schemaPath:"#/properties/NomeFantasia/type",keyword:"type",params:{type: schema31.properties.NomeFantasia.type},schema:schema31.properties.NomeFantasia.type,parentSchema:schema31.properties.NomeFantasia,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err14 = {instancePath:instancePath+"/NomeFantasia",schemaPath:"#/properties/NomeFantasia/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.NomeFantasia,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data3))){
const err15 = {instancePath:instancePath+"/NomeFantasia",schemaPath:"#/properties/NomeFantasia/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.NomeFantasia,data:data3};
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
if(data.Email !== undefined){
let data4 = data.Email;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/Email",schemaPath:"#/properties/Email/type",keyword:"type",params:{type: schema31.properties.Email.type},schema:schema31.properties.Email.type,parentSchema:schema31.properties.Email,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 === "string"){
if(func2(data4) > 254){
const err17 = {instancePath:instancePath+"/Email",schemaPath:"#/properties/Email/maxLength",keyword:"maxLength",params:{limit: 254},schema:254,parentSchema:schema31.properties.Email,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats6.validate(data4))){
const err18 = {instancePath:instancePath+"/Email",schemaPath:"#/properties/Email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema31.properties.Email,data:data4};
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
if(data.Telefone !== undefined){
let data5 = data.Telefone;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/Telefone",schemaPath:"#/properties/Telefone/type",keyword:"type",params:{type: schema31.properties.Telefone.type},schema:schema31.properties.Telefone.type,parentSchema:schema31.properties.Telefone,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats8.validate(data5))){
const err20 = {instancePath:instancePath+"/Telefone",schemaPath:"#/properties/Telefone/format",keyword:"format",params:{format: "phone"},schema:"phone",parentSchema:schema31.properties.Telefone,data:data5};
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
if(data.ProdutorRural !== undefined){
let data6 = data.ProdutorRural;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/ProdutorRural",schemaPath:"#/properties/ProdutorRural/type",keyword:"type",params:{type: schema31.properties.ProdutorRural.type},schema:schema31.properties.ProdutorRural.type,parentSchema:schema31.properties.ProdutorRural,data:data6};
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
let data7 = data.Ativo;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/Ativo",schemaPath:"#/properties/Ativo/type",keyword:"type",params:{type: schema31.properties.Ativo.type},schema:schema31.properties.Ativo.type,parentSchema:schema31.properties.Ativo,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.IdentificadorGrupo !== undefined){
let data8 = data.IdentificadorGrupo;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err23 = {instancePath:instancePath+"/IdentificadorGrupo",schemaPath:"#/properties/IdentificadorGrupo/type",keyword:"type",params:{type: schema31.properties.IdentificadorGrupo.type},schema:schema31.properties.IdentificadorGrupo.type,parentSchema:schema31.properties.IdentificadorGrupo,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/IdentificadorGrupo",schemaPath:"#/properties/IdentificadorGrupo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorGrupo,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.IdentificadorOfficer !== undefined){
let data9 = data.IdentificadorOfficer;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err25 = {instancePath:instancePath+"/IdentificadorOfficer",schemaPath:"#/properties/IdentificadorOfficer/type",keyword:"type",params:{type: schema31.properties.IdentificadorOfficer.type},schema:schema31.properties.IdentificadorOfficer.type,parentSchema:schema31.properties.IdentificadorOfficer,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 1 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/IdentificadorOfficer",schemaPath:"#/properties/IdentificadorOfficer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorOfficer,data:data9};
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
if(data.IdentificadorSegmentoArea !== undefined){
let data10 = data.IdentificadorSegmentoArea;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err27 = {instancePath:instancePath+"/IdentificadorSegmentoArea",schemaPath:"#/properties/IdentificadorSegmentoArea/type",keyword:"type",params:{type: schema31.properties.IdentificadorSegmentoArea.type},schema:schema31.properties.IdentificadorSegmentoArea.type,parentSchema:schema31.properties.IdentificadorSegmentoArea,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/IdentificadorSegmentoArea",schemaPath:"#/properties/IdentificadorSegmentoArea/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorSegmentoArea,data:data10};
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
if(data.InscricaoEstadual !== undefined){
let data11 = data.InscricaoEstadual;
if((typeof data11 !== "string") && (data11 !== null)){
const err29 = {instancePath:instancePath+"/InscricaoEstadual",schemaPath:"#/properties/InscricaoEstadual/type",keyword:"type",params:{type: schema31.properties.InscricaoEstadual.type},schema:schema31.properties.InscricaoEstadual.type,parentSchema:schema31.properties.InscricaoEstadual,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data11 === "string"){
if(func2(data11) > 20){
const err30 = {instancePath:instancePath+"/InscricaoEstadual",schemaPath:"#/properties/InscricaoEstadual/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema31.properties.InscricaoEstadual,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats0.validate(data11))){
const err31 = {instancePath:instancePath+"/InscricaoEstadual",schemaPath:"#/properties/InscricaoEstadual/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.InscricaoEstadual,data:data11};
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
if(data.CnaePrincipal !== undefined){
let data12 = data.CnaePrincipal;
if((typeof data12 !== "string") && (data12 !== null)){
const err32 = {instancePath:instancePath+"/CnaePrincipal",schemaPath:"#/properties/CnaePrincipal/type",keyword:"type",params:{type: schema31.properties.CnaePrincipal.type},schema:schema31.properties.CnaePrincipal.type,parentSchema:schema31.properties.CnaePrincipal,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats12.validate(data12))){
const err33 = {instancePath:instancePath+"/CnaePrincipal",schemaPath:"#/properties/CnaePrincipal/format",keyword:"format",params:{format: "cnae"},schema:"cnae",parentSchema:schema31.properties.CnaePrincipal,data:data12};
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
if(data.CnaesSecundarios !== undefined){
let data13 = data.CnaesSecundarios;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err34 = {instancePath:instancePath+"/CnaesSecundarios",schemaPath:"#/properties/CnaesSecundarios/type",keyword:"type",params:{type: schema31.properties.CnaesSecundarios.type},schema:schema31.properties.CnaesSecundarios.type,parentSchema:schema31.properties.CnaesSecundarios,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.Cnae === undefined){
const err35 = {instancePath:instancePath+"/CnaesSecundarios/" + i0,schemaPath:"#/properties/CnaesSecundarios/items/required",keyword:"required",params:{missingProperty: "Cnae"},schema:schema31.properties.CnaesSecundarios.items.required,parentSchema:schema31.properties.CnaesSecundarios.items,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key1 in data14){
if(!((key1 === "Cnae") || (key1 === "Descricao"))){
const err36 = {instancePath:instancePath+"/CnaesSecundarios/" + i0,schemaPath:"#/properties/CnaesSecundarios/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.CnaesSecundarios.items,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.Cnae !== undefined){
let data15 = data14.Cnae;
if(typeof data15 === "string"){
if(!(formats12.validate(data15))){
const err37 = {instancePath:instancePath+"/CnaesSecundarios/" + i0+"/Cnae",schemaPath:"#/properties/CnaesSecundarios/items/properties/Cnae/format",keyword:"format",params:{format: "cnae"},schema:"cnae",parentSchema:schema31.properties.CnaesSecundarios.items.properties.Cnae,data:data15};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/CnaesSecundarios/" + i0+"/Cnae",schemaPath:"#/properties/CnaesSecundarios/items/properties/Cnae/type",keyword:"type",params:{type: "string"},schema:schema31.properties.CnaesSecundarios.items.properties.Cnae.type,parentSchema:schema31.properties.CnaesSecundarios.items.properties.Cnae,data:data15};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.Descricao !== undefined){
let data16 = data14.Descricao;
if((typeof data16 !== "string") && (data16 !== null)){
const err39 = {instancePath:instancePath+"/CnaesSecundarios/" + i0+"/Descricao",schemaPath:"#/properties/CnaesSecundarios/items/properties/Descricao/type",keyword:"type",params:{type: schema31.properties.CnaesSecundarios.items.properties.Descricao.type},schema:schema31.properties.CnaesSecundarios.items.properties.Descricao.type,parentSchema:schema31.properties.CnaesSecundarios.items.properties.Descricao,data:data16};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data16 === "string"){
if(func2(data16) > 200){
const err40 = {instancePath:instancePath+"/CnaesSecundarios/" + i0+"/Descricao",schemaPath:"#/properties/CnaesSecundarios/items/properties/Descricao/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.CnaesSecundarios.items.properties.Descricao,data:data16};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(formats0.validate(data16))){
const err41 = {instancePath:instancePath+"/CnaesSecundarios/" + i0+"/Descricao",schemaPath:"#/properties/CnaesSecundarios/items/properties/Descricao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.CnaesSecundarios.items.properties.Descricao,data:data16};
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
else {
const err42 = {instancePath:instancePath+"/CnaesSecundarios/" + i0,schemaPath:"#/properties/CnaesSecundarios/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.CnaesSecundarios.items.type,parentSchema:schema31.properties.CnaesSecundarios.items,data:data14};
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
}
if(data.SituacaoCadastral !== undefined){
let data17 = data.SituacaoCadastral;
if((typeof data17 !== "string") && (data17 !== null)){
const err43 = {instancePath:instancePath+"/SituacaoCadastral",schemaPath:"#/properties/SituacaoCadastral/type",keyword:"type",params:{type: schema31.properties.SituacaoCadastral.type},schema:schema31.properties.SituacaoCadastral.type,parentSchema:schema31.properties.SituacaoCadastral,data:data17};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data17 === "string"){
if(func2(data17) > 40){
const err44 = {instancePath:instancePath+"/SituacaoCadastral",schemaPath:"#/properties/SituacaoCadastral/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema31.properties.SituacaoCadastral,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(formats0.validate(data17))){
const err45 = {instancePath:instancePath+"/SituacaoCadastral",schemaPath:"#/properties/SituacaoCadastral/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.SituacaoCadastral,data:data17};
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
if(data.Nire !== undefined){
let data18 = data.Nire;
if((typeof data18 !== "string") && (data18 !== null)){
const err46 = {instancePath:instancePath+"/Nire",schemaPath:"#/properties/Nire/type",keyword:"type",params:{type: schema31.properties.Nire.type},schema:schema31.properties.Nire.type,parentSchema:schema31.properties.Nire,data:data18};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data18 === "string"){
if(!(formats20.validate(data18))){
const err47 = {instancePath:instancePath+"/Nire",schemaPath:"#/properties/Nire/format",keyword:"format",params:{format: "nire"},schema:"nire",parentSchema:schema31.properties.Nire,data:data18};
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
if(data.DataConstituicao !== undefined){
let data19 = data.DataConstituicao;
if((typeof data19 !== "string") && (data19 !== null)){
const err48 = {instancePath:instancePath+"/DataConstituicao",schemaPath:"#/properties/DataConstituicao/type",keyword:"type",params:{type: schema31.properties.DataConstituicao.type},schema:schema31.properties.DataConstituicao.type,parentSchema:schema31.properties.DataConstituicao,data:data19};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats22.validate(data19))){
const err49 = {instancePath:instancePath+"/DataConstituicao",schemaPath:"#/properties/DataConstituicao/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema31.properties.DataConstituicao,data:data19};
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
if(data.PrazoDuracao !== undefined){
let data20 = data.PrazoDuracao;
if((typeof data20 !== "string") && (data20 !== null)){
const err50 = {instancePath:instancePath+"/PrazoDuracao",schemaPath:"#/properties/PrazoDuracao/type",keyword:"type",params:{type: schema31.properties.PrazoDuracao.type},schema:schema31.properties.PrazoDuracao.type,parentSchema:schema31.properties.PrazoDuracao,data:data20};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data20 === "string"){
if(func2(data20) > 60){
const err51 = {instancePath:instancePath+"/PrazoDuracao",schemaPath:"#/properties/PrazoDuracao/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema31.properties.PrazoDuracao,data:data20};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!(formats0.validate(data20))){
const err52 = {instancePath:instancePath+"/PrazoDuracao",schemaPath:"#/properties/PrazoDuracao/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.PrazoDuracao,data:data20};
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
if(data.NaturezaJuridica !== undefined){
let data21 = data.NaturezaJuridica;
if((typeof data21 !== "string") && (data21 !== null)){
const err53 = {instancePath:instancePath+"/NaturezaJuridica",schemaPath:"#/properties/NaturezaJuridica/type",keyword:"type",params:{type: schema31.properties.NaturezaJuridica.type},schema:schema31.properties.NaturezaJuridica.type,parentSchema:schema31.properties.NaturezaJuridica,data:data21};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data21 === "string"){
if(func2(data21) > 80){
const err54 = {instancePath:instancePath+"/NaturezaJuridica",schemaPath:"#/properties/NaturezaJuridica/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.NaturezaJuridica,data:data21};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(formats0.validate(data21))){
const err55 = {instancePath:instancePath+"/NaturezaJuridica",schemaPath:"#/properties/NaturezaJuridica/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.NaturezaJuridica,data:data21};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data.Cep !== undefined){
let data22 = data.Cep;
if((typeof data22 !== "string") && (data22 !== null)){
const err56 = {instancePath:instancePath+"/Cep",schemaPath:"#/properties/Cep/type",keyword:"type",params:{type: schema31.properties.Cep.type},schema:schema31.properties.Cep.type,parentSchema:schema31.properties.Cep,data:data22};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data22 === "string"){
if(!(formats28.validate(data22))){
const err57 = {instancePath:instancePath+"/Cep",schemaPath:"#/properties/Cep/format",keyword:"format",params:{format: "cep"},schema:"cep",parentSchema:schema31.properties.Cep,data:data22};
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
if(data.Logradouro !== undefined){
let data23 = data.Logradouro;
if((typeof data23 !== "string") && (data23 !== null)){
const err58 = {instancePath:instancePath+"/Logradouro",schemaPath:"#/properties/Logradouro/type",keyword:"type",params:{type: schema31.properties.Logradouro.type},schema:schema31.properties.Logradouro.type,parentSchema:schema31.properties.Logradouro,data:data23};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data23 === "string"){
if(func2(data23) > 200){
const err59 = {instancePath:instancePath+"/Logradouro",schemaPath:"#/properties/Logradouro/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Logradouro,data:data23};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(formats0.validate(data23))){
const err60 = {instancePath:instancePath+"/Logradouro",schemaPath:"#/properties/Logradouro/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Logradouro,data:data23};
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
if(data.Numero !== undefined){
let data24 = data.Numero;
if((typeof data24 !== "string") && (data24 !== null)){
const err61 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/type",keyword:"type",params:{type: schema31.properties.Numero.type},schema:schema31.properties.Numero.type,parentSchema:schema31.properties.Numero,data:data24};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data24 === "string"){
if(func2(data24) > 20){
const err62 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema31.properties.Numero,data:data24};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!(formats0.validate(data24))){
const err63 = {instancePath:instancePath+"/Numero",schemaPath:"#/properties/Numero/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Numero,data:data24};
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
if(data.Complemento !== undefined){
let data25 = data.Complemento;
if((typeof data25 !== "string") && (data25 !== null)){
const err64 = {instancePath:instancePath+"/Complemento",schemaPath:"#/properties/Complemento/type",keyword:"type",params:{type: schema31.properties.Complemento.type},schema:schema31.properties.Complemento.type,parentSchema:schema31.properties.Complemento,data:data25};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(typeof data25 === "string"){
if(func2(data25) > 80){
const err65 = {instancePath:instancePath+"/Complemento",schemaPath:"#/properties/Complemento/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Complemento,data:data25};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(!(formats0.validate(data25))){
const err66 = {instancePath:instancePath+"/Complemento",schemaPath:"#/properties/Complemento/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Complemento,data:data25};
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
if(data.Bairro !== undefined){
let data26 = data.Bairro;
if((typeof data26 !== "string") && (data26 !== null)){
const err67 = {instancePath:instancePath+"/Bairro",schemaPath:"#/properties/Bairro/type",keyword:"type",params:{type: schema31.properties.Bairro.type},schema:schema31.properties.Bairro.type,parentSchema:schema31.properties.Bairro,data:data26};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data26 === "string"){
if(func2(data26) > 80){
const err68 = {instancePath:instancePath+"/Bairro",schemaPath:"#/properties/Bairro/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Bairro,data:data26};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!(formats0.validate(data26))){
const err69 = {instancePath:instancePath+"/Bairro",schemaPath:"#/properties/Bairro/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Bairro,data:data26};
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
if(data.Municipio !== undefined){
let data27 = data.Municipio;
if((typeof data27 !== "string") && (data27 !== null)){
const err70 = {instancePath:instancePath+"/Municipio",schemaPath:"#/properties/Municipio/type",keyword:"type",params:{type: schema31.properties.Municipio.type},schema:schema31.properties.Municipio.type,parentSchema:schema31.properties.Municipio,data:data27};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(typeof data27 === "string"){
if(func2(data27) > 80){
const err71 = {instancePath:instancePath+"/Municipio",schemaPath:"#/properties/Municipio/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema31.properties.Municipio,data:data27};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!(formats0.validate(data27))){
const err72 = {instancePath:instancePath+"/Municipio",schemaPath:"#/properties/Municipio/format",keyword:"format",params:{format: "text"},schema:"text",parentSchema:schema31.properties.Municipio,data:data27};
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
if(data.Uf !== undefined){
let data28 = data.Uf;
if((typeof data28 !== "string") && (data28 !== null)){
const err73 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/type",keyword:"type",params:{type: schema31.properties.Uf.type},schema:schema31.properties.Uf.type,parentSchema:schema31.properties.Uf,data:data28};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!((((((((((((((((((((((((((((data28 === "AC") || (data28 === "AL")) || (data28 === "AM")) || (data28 === "AP")) || (data28 === "BA")) || (data28 === "CE")) || (data28 === "DF")) || (data28 === "ES")) || (data28 === "GO")) || (data28 === "MA")) || (data28 === "MG")) || (data28 === "MS")) || (data28 === "MT")) || (data28 === "PA")) || (data28 === "PB")) || (data28 === "PE")) || (data28 === "PI")) || (data28 === "PR")) || (data28 === "RJ")) || (data28 === "RN")) || (data28 === "RO")) || (data28 === "RR")) || (data28 === "RS")) || (data28 === "SC")) || (data28 === "SE")) || (data28 === "SP")) || (data28 === "TO")) || (data28 === null))){
const err74 = {instancePath:instancePath+"/Uf",schemaPath:"#/properties/Uf/enum",keyword:"enum",params:{allowedValues: schema31.properties.Uf.enum},schema:schema31.properties.Uf.enum,parentSchema:schema31.properties.Uf,data:data28};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.Ibge !== undefined){
let data29 = data.Ibge;
if((typeof data29 !== "string") && (data29 !== null)){
const err75 = {instancePath:instancePath+"/Ibge",schemaPath:"#/properties/Ibge/type",keyword:"type",params:{type: schema31.properties.Ibge.type},schema:schema31.properties.Ibge.type,parentSchema:schema31.properties.Ibge,data:data29};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(typeof data29 === "string"){
if(!(formats40.validate(data29))){
const err76 = {instancePath:instancePath+"/Ibge",schemaPath:"#/properties/Ibge/format",keyword:"format",params:{format: "ibge"},schema:"ibge",parentSchema:schema31.properties.Ibge,data:data29};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

