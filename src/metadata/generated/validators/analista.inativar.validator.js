// Written by npm run generate.
import { formats } from '../../../field-types/formats.ts';
import { equal, ucs2length } from '../../ajvRuntime.ts';

export const analista_inativar = validate20;
const schema31 = {"$id":"analista_inativar","type":"object","properties":{"IdentificadorAnalista":{"type":["integer","null"],"minimum":1}},"required":[],"additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="analista_inativar" */;
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
if(!(key0 === "IdentificadorAnalista")){
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
if(data.IdentificadorAnalista !== undefined){
let data0 = data.IdentificadorAnalista;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/IdentificadorAnalista",schemaPath:"#/properties/IdentificadorAnalista/type",keyword:"type",params:{type: schema31.properties.IdentificadorAnalista.type},schema:schema31.properties.IdentificadorAnalista.type,parentSchema:schema31.properties.IdentificadorAnalista,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/IdentificadorAnalista",schemaPath:"#/properties/IdentificadorAnalista/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.IdentificadorAnalista,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

