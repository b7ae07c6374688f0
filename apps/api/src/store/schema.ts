/** Every table, for the database layer and its migrations. */
export * from './account-schema.js'
export * from './campaign-schema.js'
export * from './delivery-schema.js'
export * from './fact-schema.js'
