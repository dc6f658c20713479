/** Writes docs/openapi.json from the declarations in contract/endpoints. */
import { writeFileSync } from 'node:fs'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { endpoints } from '#contract/endpoints/all.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import {
  DocumentValue,
  PersonalDocument,
  StoredFile,
  SubmitFilesInput,
  SubmittedFile,
  SubmittedRound,
} from '#contract/entities/document.ts'
import { ApplicationInfo, Exam, ListedExam, SubmissionSummary } from '#contract/entities/exam.ts'
import { Payment, PayStart, Receipt } from '#contract/entities/payment.ts'
import { Profile } from '#contract/entities/profile.ts'
import { CareerRow, CodeTableRow, ReferenceRow } from '#contract/entities/referenceData.ts'
import { RegistrationForm, RegistrationFormInput } from '#contract/entities/registrationForm.ts'
import { Resume, ResumeInput } from '#contract/entities/resume.ts'
import { Submission } from '#contract/entities/submission.ts'
import { ErrorBody, type ErrorCode, statusOfCode } from '#contract/errorCodes.ts'
import { apiBase, interfaceVersion } from '#contract/limits.ts'

type Json = Record<string, unknown>

/** Entities that are named in the document; what is not listed is written where it stands. */
const named: Record<string, v.GenericSchema> = {
  ApplicationInfo,
  CareerRow,
  CodeTableRow,
  DocumentValue,
  Error: ErrorBody,
  Exam,
  ListedExam,
  Payment,
  PayStart,
  PersonalDocument,
  Profile,
  Receipt,
  ReferenceRow,
  RegistrationForm,
  RegistrationFormInput,
  Resume,
  ResumeInput,
  StoredFile,
  Submission,
  SubmissionSummary,
  SubmitFilesInput,
  SubmittedFile,
  SubmittedRound,
}

/** Where the written document stands, from the repository's root. */
export const openApiFile = 'docs/openapi.json'

const jsonSchema = (schema: v.GenericSchema, typeMode: 'input' | 'output'): Json => {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
    definitions: named,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }) as Json
  return rest
}

const namedSchemas = (): Json =>
  Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      const { [name]: _, ...others } = named
      const {
        $schema: __,
        $defs: ___,
        ...rest
      } = toJsonSchema(schema, {
        target: 'draft-2020-12',
        typeMode: 'output',
        errorMode: 'ignore',
        definitions: others,
        overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
      }) as Json
      return [name, rest]
    }),
  )

const parametersOf = (schema: v.GenericSchema | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }))
}

const bodyOf = ({ body }: Endpoint): Json | undefined => {
  if (!body) return undefined
  const value = jsonSchema(body.schema, 'input')
  if (body.kind === 'json') return { required: true, content: { 'application/json': { schema: value } } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: body.files === 'one' ? ['value', 'file'] : ['value'],
          properties: { value, ...(body.files === 'one' ? { file } : {}) },
          ...(body.files === 'byCategory' ? { additionalProperties: file } : {}),
        },
        encoding: { value: { contentType: 'application/json' } },
      },
    },
  }
}

const successOf = ({ answer, access }: Endpoint): Json => {
  const headers =
    access === 'bearer'
      ? { Authorization: { description: 'Replaces the bearer that was sent', schema: { type: 'string' } } }
      : undefined
  const carries = (content: Json) => ({ description: 'Done', ...(headers && { headers }), content })
  switch (answer.kind) {
    case 'json':
      return { 200: carries({ 'application/json': { schema: jsonSchema(answer.schema, 'output') } }) }
    case 'jsonOrRedirect':
      return {
        200: carries({ 'application/json': { schema: jsonSchema(answer.schema, 'output') } }),
        302: {
          description: 'To the provider, for a browser',
          headers: { Location: { schema: { type: 'string' } } },
        },
      }
    case 'blob':
      return {
        200: carries({
          'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } },
          'image/jpeg': { schema: { type: 'string', contentMediaType: 'image/jpeg' } },
        }),
      }
    case 'empty':
      return { 204: { description: 'Done', ...(headers && { headers }) } }
  }
}

/** Codes that a call can answer with, the common ones included. */
export function codesOf(declared: Endpoint): ErrorCode[] {
  const takesInput = declared.params ?? declared.query ?? declared.body
  return [
    ...new Set<ErrorCode>([
      ...declared.errors,
      ...(takesInput ? (['INPUT_NOT_VALID'] as const) : []),
      ...(declared.access === 'bearer' ? (['UNAUTHORIZED'] as const) : []),
      'SERVICE_ERROR',
    ]),
  ]
}

const failuresOf = (declared: Endpoint): Json => {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codesOf(declared)) {
    const status = statusOfCode(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        {
          description: codes.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  )
}

/** The whole document, OpenAPI 3.1. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const declared of endpoints) {
    const requestBody = bodyOf(declared)
    const tag = declared.path.split('/').find((part) => part && !['api', 'v1', 'public'].includes(part))
    paths[declared.path] = {
      ...paths[declared.path],
      [declared.method.toLowerCase()]: {
        operationId: declared.name,
        tags: [tag],
        summary: declared.summary,
        description: `Specification, section ${declared.source}.`,
        security: declared.access === 'bearer' ? [{ bearer: [] }] : [],
        parameters: [...parametersOf(declared.params, 'path'), ...parametersOf(declared.query, 'query')],
        ...(requestBody && { requestBody }),
        responses: { ...successOf(declared), ...failuresOf(declared) },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Candidatura',
      version: interfaceVersion,
      description: 'Online application service for public-administration recruitment exams',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: apiBase }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: namedSchemas(),
    },
  }
}

export const openApiText = (): string => `${JSON.stringify(openApi(), null, 2)}\n`

if (import.meta.main) writeFileSync(openApiFile, openApiText())
