// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const feriado_gerar_nacionais = validate20;
const schema31 = {"$id":"feriado_gerar_nacionais","type":"object","properties":{"Ano":{"type":"integer","minimum":1950,"maximum":2199}},"required":["Ano"],"additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="feriado_gerar_nacionais" */;
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
if(data.Ano === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Ano"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Ano")){
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
if(data.Ano !== undefined){
let data0 = data.Ano;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/Ano",schemaPath:"#/properties/Ano/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.Ano.type,parentSchema:schema31.properties.Ano,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2199 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/Ano",schemaPath:"#/properties/Ano/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2199},schema:2199,parentSchema:schema31.properties.Ano,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1950 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/Ano",schemaPath:"#/properties/Ano/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1950},schema:1950,parentSchema:schema31.properties.Ano,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

