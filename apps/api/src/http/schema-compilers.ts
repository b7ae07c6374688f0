import { readInput } from '@placard/domain'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type * as z from 'zod'
import { invalid, linkNotFound, type Refusal } from '../refusal.js'

const LINK_FIELDS = ['sharedToken', 'shareToken']

function refusalOf({ issues }: z.ZodError): Refusal {
  // A mistyped link is a link that does not work, not a form with a mistake.
  if (issues.some(({ path: [field] }) => LINK_FIELDS.includes(String(field)))) return linkNotFound()
  return invalid(issues)
}

/** Checks what was sent by the contract's schema. What is wrong is told in the schema's words and order, as forms do. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    // A call without a body sends no fields; Fastify hands it over as null.
    const read = readInput(schema, httpPart === 'body' ? (data ?? {}) : data)
    return read.success ? { value: read.data } : { error: refusalOf(read.error) }
  }

/**
 * Writes answers that are as the contract says; one that is not is a fault of the server, and says so. Parses where
 * encoding would do as well: no answer of the contract is of another form than what is sent, and parsing is twice as fast.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (data) =>
    JSON.stringify(schema.parse(data))
