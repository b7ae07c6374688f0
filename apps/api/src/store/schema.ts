/** Every table, for the database layer and its migrations. */
export * from './schema/account-schema.js'
export * from './schema/campaign-schema.js'
export * from './schema/delivery-schema.js'
export * from './schema/discrepancy-schema.js'
export * from './schema/fact-schema.js'
export * from './schema/object-schema.js'
