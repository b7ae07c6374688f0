export * from './button/button.js'
export * from './class-names.js'
