import * as z from 'zod'

/** JSON Schema as used by OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>

/** Formats with long patterns that add nothing to their name. */
const KNOWN_FORMATS = ['date', 'date-time', 'email', 'uri']

/** Removes clutter: patterns of known formats, and the bounds of safe integers. */
function tidy(schema: JsonSchema): void {
  if (KNOWN_FORMATS.includes(String(schema.format))) delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  delete schema.$schema
  delete schema.$id
}

const options = {
  unrepresentable: 'any',
  override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => tidy(jsonSchema),
} as const

const withoutHeader = ({ $schema, $id, ...schema }: JsonSchema): JsonSchema => schema

/** JSON schema of a request. */
export const createInputSchema = (schema: z.ZodType): JsonSchema =>
  withoutHeader(z.toJSONSchema(schema, { ...options, io: 'input' }))

/** JSON schemas of responses by name; nested ones become references. */
export function createOutputSchemas(schemas: Readonly<Record<string, z.ZodType>>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  const componentSchemas = z.toJSONSchema(registry, {
    ...options,
    io: 'output',
    uri: (id) => `#/components/schemas/${id}`,
  })
  return Object.fromEntries(Object.entries(componentSchemas.schemas).map(([id, schema]) => [id, withoutHeader(schema)]))
}
