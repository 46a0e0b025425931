// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const parecer_consolidar = validate20;
const schema31 = {"$id":"parecer_consolidar","type":"object","properties":{"IdentificadorOperacao":{"type":"integer","minimum":1}},"required":["IdentificadorOperacao"],"additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="parecer_consolidar" */;
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
for(const key0 in data){
if(!(key0 === "IdentificadorOperacao")){
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
if(data.IdentificadorOperacao !== undefined){
let data0 = data.IdentificadorOperacao;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/IdentificadorOperacao",schemaPath:"#/properties/IdentificadorOperacao/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.IdentificadorOperacao.type,parentSchema:schema31.properties.IdentificadorOperacao,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/IdentificadorOperacao",schemaPath:"#/properties/IdentificadorOperacao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorOperacao,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

