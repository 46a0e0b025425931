// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const certidao_verificar = validate20;
const schema31 = {"$id":"certidao_verificar","type":"object","properties":{"Autenticidade":{"type":"string","enum":["nao_verificada","confirmada","negada","indisponivel"]},"Observacao":{"type":["string","null"],"format":"longText","maxLength":1000}},"required":["Autenticidade"],"additionalProperties":false};
const formats0 = formats.longText;
const func1 = ucs2length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="certidao_verificar" */;
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
if(data.Autenticidade === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Autenticidade"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Autenticidade") || (key0 === "Observacao"))){
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
if(data.Autenticidade !== undefined){
let data0 = data.Autenticidade;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/Autenticidade",schemaPath:"#/properties/Autenticidade/type",keyword:"type",params:{type: "string"},schema:schema31.properties.Autenticidade.type,parentSchema:schema31.properties.Autenticidade,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "nao_verificada") || (data0 === "confirmada")) || (data0 === "negada")) || (data0 === "indisponivel"))){
const err3 = {instancePath:instancePath+"/Autenticidade",schemaPath:"#/properties/Autenticidade/enum",keyword:"enum",params:{allowedValues: schema31.properties.Autenticidade.enum},schema:schema31.properties.Autenticidade.enum,parentSchema:schema31.properties.Autenticidade,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Observacao !== undefined){
let data1 = data.Observacao;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/Observacao",schemaPath:"#/properties/Observacao/type",keyword:"type",params:{type: schema31.properties.Observacao.type},schema:schema31.properties.Observacao.type,parentSchema:schema31.properties.Observacao,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/Observacao",schemaPath:"#/properties/Observacao/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema31.properties.Observacao,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data1))){
const err6 = {instancePath:instancePath+"/Observacao",schemaPath:"#/properties/Observacao/format",keyword:"format",params:{format: "longText"},schema:"longText",parentSchema:schema31.properties.Observacao,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

