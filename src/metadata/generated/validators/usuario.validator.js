// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const usuario = validate20;
const schema31 = {"$id":"usuario","type":"object","properties":{"Nome":{"type":"string","format":"text","minLength":1,"pattern":"\\S","maxLength":200},"Login":{"type":"string","format":"email","minLength":1,"pattern":"\\S","maxLength":254},"Vinculos":{"type":"array","items":{"type":"object","properties":{"IdentificadorEmpresa":{"type":"integer","minimum":1},"Perfis":{"type":"array","items":{"type":"integer","minimum":1},"uniqueItems":true},"Filiais":{"type":["array","null"],"items":{"type":"integer","minimum":1},"uniqueItems":true},"Ativo":{"type":["boolean","null"]}},"required":["IdentificadorEmpresa","Perfis"],"additionalProperties":false}},"TodosProprietarios":{"type":["boolean","null"]},"UsuariosAlerta":{"type":["array","null"],"items":{"type":"integer","minimum":1},"uniqueItems":true},"Ativo":{"type":["boolean","null"]}},"required":["Nome","Login","Vinculos"],"additionalProperties":false};
const formats0 = formats.text;
const formats2 = formats.email;
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="usuario" */;
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
if(data.Login === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Login"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Vinculos === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Vinculos"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "Nome") || (key0 === "Login")) || (key0 === "Vinculos")) || (key0 === "TodosProprietarios")) || (key0 === "UsuariosAlerta")) || (key0 === "Ativo"))){
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
if(func1(data0) > 200){
const err4 = {instancePath:instancePath+"/Nome",schemaPath:"#/properties/Nome/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.Nome,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
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
if(data.Login !== undefined){
let data1 = data.Login;
if(typeof data1 === "string"){
if(func1(data1) > 254){
const err9 = {instancePath:instancePath+"/Login",schemaPath:"#/properties/Login/maxLength",keyword:"maxLength",params:{limit: 254},schema:254,parentSchema:schema31.properties.Login,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/Login",schemaPath:"#/properties/Login/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.Login,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data1)){
const err11 = {instancePath:instancePath+"/Login",schemaPath:"#/properties/Login/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema31.properties.Login,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats2.validate(data1))){
const err12 = {instancePath:instancePath+"/Login",schemaPath:"#/properties/Login/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema31.properties.Login,data:data1};
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
const err13 = {instancePath:instancePath+"/Login",schemaPath:"#/properties/Login/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Login.type,parentSchema:schema31.properties.Login,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.Vinculos !== undefined){
let data2 = data.Vinculos;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.IdentificadorEmpresa === undefined){
const err14 = {instancePath:instancePath+"/Vinculos/" + i0,schemaPath:"#/properties/Vinculos/items/required",keyword:"required",params:{missingProperty: "IdentificadorEmpresa"},schema:schema31.properties.Vinculos.items.required,parentSchema:schema31.properties.Vinculos.items,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.Perfis === undefined){
const err15 = {instancePath:instancePath+"/Vinculos/" + i0,schemaPath:"#/properties/Vinculos/items/required",keyword:"required",params:{missingProperty: "Perfis"},schema:schema31.properties.Vinculos.items.required,parentSchema:schema31.properties.Vinculos.items,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "IdentificadorEmpresa") || (key1 === "Perfis")) || (key1 === "Filiais")) || (key1 === "Ativo"))){
const err16 = {instancePath:instancePath+"/Vinculos/" + i0,schemaPath:"#/properties/Vinculos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.Vinculos.items,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.IdentificadorEmpresa !== undefined){
let data4 = data3.IdentificadorEmpresa;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err17 = {instancePath:instancePath+"/Vinculos/" + i0+"/IdentificadorEmpresa",schemaPath:"#/properties/Vinculos/items/properties/IdentificadorEmpresa/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.Vinculos.items.properties.IdentificadorEmpresa.type,parentSchema:schema31.properties.Vinculos.items.properties.IdentificadorEmpresa,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/Vinculos/" + i0+"/IdentificadorEmpresa",schemaPath:"#/properties/Vinculos/items/properties/IdentificadorEmpresa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Vinculos.items.properties.IdentificadorEmpresa,data:data4};
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
if(data3.Perfis !== undefined){
let data5 = data3.Perfis;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err19 = {instancePath:instancePath+"/Vinculos/" + i0+"/Perfis/" + i1,schemaPath:"#/properties/Vinculos/items/properties/Perfis/items/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.Vinculos.items.properties.Perfis.items.type,parentSchema:schema31.properties.Vinculos.items.properties.Perfis.items,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/Vinculos/" + i0+"/Perfis/" + i1,schemaPath:"#/properties/Vinculos/items/properties/Perfis/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Vinculos.items.properties.Perfis.items,data:data6};
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
let i2 = data5.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data5[i2];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err21 = {instancePath:instancePath+"/Vinculos/" + i0+"/Perfis",schemaPath:"#/properties/Vinculos/items/properties/Perfis/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},schema:true,parentSchema:schema31.properties.Vinculos.items.properties.Perfis,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err22 = {instancePath:instancePath+"/Vinculos/" + i0+"/Perfis",schemaPath:"#/properties/Vinculos/items/properties/Perfis/type",keyword:"type",params:{type: "array"},schema:schema31.properties.Vinculos.items.properties.Perfis.type,parentSchema:schema31.properties.Vinculos.items.properties.Perfis,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.Filiais !== undefined){
let data7 = data3.Filiais;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err23 = {instancePath:instancePath+"/Vinculos/" + i0+"/Filiais",schemaPath:"#/properties/Vinculos/items/properties/Filiais/type",keyword:"type",params:{type: schema31.properties.Vinculos.items.properties.Filiais.type},schema:schema31.properties.Vinculos.items.properties.Filiais.type,parentSchema:schema31.properties.Vinculos.items.properties.Filiais,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i3=0; i3<len2; i3++){
let data8 = data7[i3];
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err24 = {instancePath:instancePath+"/Vinculos/" + i0+"/Filiais/" + i3,schemaPath:"#/properties/Vinculos/items/properties/Filiais/items/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.Vinculos.items.properties.Filiais.items.type,parentSchema:schema31.properties.Vinculos.items.properties.Filiais.items,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/Vinculos/" + i0+"/Filiais/" + i3,schemaPath:"#/properties/Vinculos/items/properties/Filiais/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.Vinculos.items.properties.Filiais.items,data:data8};
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
let i4 = data7.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data7[i4];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err26 = {instancePath:instancePath+"/Vinculos/" + i0+"/Filiais",schemaPath:"#/properties/Vinculos/items/properties/Filiais/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1},schema:true,parentSchema:schema31.properties.Vinculos.items.properties.Filiais,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
indices1[item1] = i4;
}
}
}
}
if(data3.Ativo !== undefined){
let data9 = data3.Ativo;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err27 = {instancePath:instancePath+"/Vinculos/" + i0+"/Ativo",schemaPath:"#/properties/Vinculos/items/properties/Ativo/type",keyword:"type",params:{type: schema31.properties.Vinculos.items.properties.Ativo.type},schema:schema31.properties.Vinculos.items.properties.Ativo.type,parentSchema:schema31.properties.Vinculos.items.properties.Ativo,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/Vinculos/" + i0,schemaPath:"#/properties/Vinculos/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.Vinculos.items.type,parentSchema:schema31.properties.Vinculos.items,data:data3};
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
else {
const err29 = {instancePath:instancePath+"/Vinculos",schemaPath:"#/properties/Vinculos/type",keyword:"type",params:{type: "array"},schema:schema31.properties.Vinculos.type,parentSchema:schema31.properties.Vinculos,data:data2};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.TodosProprietarios !== undefined){
let data10 = data.TodosProprietarios;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err30 = {instancePath:instancePath+"/TodosProprietarios",schemaPath:"#/properties/TodosProprietarios/type",keyword:"type",params:{type: schema31.properties.TodosProprietarios.type},schema:schema31.properties.TodosProprietarios.type,parentSchema:schema31.properties.TodosProprietarios,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.UsuariosAlerta !== undefined){
let data11 = data.UsuariosAlerta;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err31 = {instancePath:instancePath+"/UsuariosAlerta",schemaPath:"#/properties/UsuariosAlerta/type",keyword:"type",params:{type: schema31.properties.UsuariosAlerta.type},schema:schema31.properties.UsuariosAlerta.type,parentSchema:schema31.properties.UsuariosAlerta,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i5=0; i5<len3; i5++){
let data12 = data11[i5];
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err32 = {instancePath:instancePath+"/UsuariosAlerta/" + i5,schemaPath:"#/properties/UsuariosAlerta/items/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.UsuariosAlerta.items.type,parentSchema:schema31.properties.UsuariosAlerta.items,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 1 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/UsuariosAlerta/" + i5,schemaPath:"#/properties/UsuariosAlerta/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.UsuariosAlerta.items,data:data12};
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
let i6 = data11.length;
let j2;
if(i6 > 1){
const indices2 = {};
for(;i6--;){
let item2 = data11[i6];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err34 = {instancePath:instancePath+"/UsuariosAlerta",schemaPath:"#/properties/UsuariosAlerta/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2},schema:true,parentSchema:schema31.properties.UsuariosAlerta,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
break;
}
indices2[item2] = i6;
}
}
}
}
if(data.Ativo !== undefined){
let data13 = data.Ativo;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err35 = {instancePath:instancePath+"/Ativo",schemaPath:"#/properties/Ativo/type",keyword:"type",params:{type: schema31.properties.Ativo.type},schema:schema31.properties.Ativo.type,parentSchema:schema31.properties.Ativo,data:data13};
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
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

