/** Stands in for the package by which node-polyglot reads `Object.entries` in browsers of before 2017. */
module.exports = Object.entries;
