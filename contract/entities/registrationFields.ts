/**
 * The fields of the registration form in the order of the page (sections 3 and 5). Schema, empty form, rules, controls,
 * review and form document derive from this list; how a field is added: docs/how-to/add-a-field.md.
 */
import * as v from 'valibot'
import { textUpTo } from '#contract/entities/primitives.ts'
import {
  CompanyType,
  ContractType,
  companyTypes,
  contractTypes,
  ExamLanguage,
  examLanguages,
} from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'

/** Whom a field is asked; `isAsked` decides. */
type Asked =
  | 'always'
  // statuses F and G
  | 'notLinked'
  | 'inService'
  // by the type of the employer
  | 'elsewhere'
  | 'inCompany'
  | 'atListedBody'
  | 'otherwise'
type Part =
  | 'contact'
  // where the applicant works
  | 'occupation'
  | 'language'

interface Common {
  readonly part: Part
  readonly asked: Asked
  /** id of the text that names it */
  readonly label: string
  /** code of the issue where it is left empty; without one it is optional */
  readonly required?: string
}

type Declaration = Common &
  (
    | {
        /** texts with rules of their own; `''` where empty */
        readonly kind: 'phone' | 'email' | 'address'
        readonly schema: v.GenericSchema<string>
      }
    | {
        readonly kind: 'line'
        readonly schema: v.GenericSchema<string | null>
        readonly max?: { readonly length: number; readonly code: string }
        /** this field answers the same question: one of the two is enough */
        readonly orElse?: string
        readonly lang?: 'zh-Hant' | 'pt'
      }
    | { readonly kind: 'yesNo'; readonly schema: v.GenericSchema<boolean | null> }
    | {
        readonly kind: 'choice'
        readonly schema: v.GenericSchema
        readonly options: readonly (string | number)[]
        /** the text of an option is `<optionText>.<option>` */
        readonly optionText: string
      }
    | {
        readonly kind: 'reference'
        readonly schema: v.GenericSchema
        /** table of reference data, and the column that is stored */
        readonly table: string
        readonly by: 'code' | 'id'
        /** what its name is called in a snapshot */
        readonly nameIn: string
      }
  )

const rowId = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))

export const registrationFields = {
  /** as typed, with the area code in front: `+853 6612 3456`; the service stores it stripped */
  macaoContactNo: {
    part: 'contact',
    asked: 'always',
    kind: 'phone',
    label: 'form.field.contact',
    schema: textUpTo(limits.contactNumber),
  },
  email: {
    part: 'contact',
    asked: 'always',
    kind: 'email',
    label: 'form.field.email',
    schema: textUpTo(limits.email),
  },
  macaoAddress: {
    part: 'contact',
    asked: 'always',
    kind: 'address',
    label: 'form.field.address',
    schema: textUpTo(limits.address),
  },
  /** linked to the public administration; null where the question is not shown (statuses A to E) */
  civil: {
    part: 'occupation',
    asked: 'notLinked',
    kind: 'yesNo',
    label: 'form.field.civil',
    schema: v.nullable(v.boolean()),
    required: 'civil_required',
  },
  applicantDepartment: {
    part: 'occupation',
    asked: 'inService',
    kind: 'reference',
    table: 'department',
    by: 'code',
    nameIn: 'department',
    label: 'form.field.department',
    schema: v.nullable(textUpTo(50)),
    required: 'department_required',
  },
  contractType: {
    part: 'occupation',
    asked: 'inService',
    kind: 'choice',
    options: contractTypes,
    optionText: 'form.contract_type',
    label: 'form.field.contract_type',
    schema: v.nullable(ContractType),
    required: 'contract_type_required',
  },
  careerOrOfficialType: {
    part: 'occupation',
    asked: 'inService',
    kind: 'reference',
    table: 'career-officialType',
    by: 'id',
    nameIn: 'career',
    label: 'form.field.career',
    schema: rowId,
    required: 'career_required',
  },
  /** level of education that the post asks for, as text */
  positionEducation: {
    part: 'occupation',
    asked: 'inService',
    kind: 'line',
    label: 'form.field.position_education',
    schema: v.nullable(textUpTo(200)),
  },
  companyType: {
    part: 'occupation',
    asked: 'elsewhere',
    kind: 'choice',
    options: companyTypes,
    optionText: 'form.company_type',
    label: 'form.field.company_type',
    schema: v.nullable(CompanyType),
    required: 'company_type_required',
  },
  companyName: {
    part: 'occupation',
    asked: 'inCompany',
    kind: 'line',
    label: 'form.field.company_name',
    schema: v.nullable(textUpTo(limits.companyName)),
    required: 'company_name_required',
    max: { length: limits.companyName, code: 'company_name_max' },
  },
  companyPositionName: {
    part: 'occupation',
    asked: 'inCompany',
    kind: 'line',
    label: 'form.field.company_position',
    schema: v.nullable(textUpTo(limits.companyPosition)),
    required: 'company_position_required',
    max: { length: limits.companyPosition, code: 'company_position_max' },
  },
  entityInfoId: {
    part: 'occupation',
    asked: 'atListedBody',
    kind: 'reference',
    table: 'entity-info',
    by: 'id',
    nameIn: 'entity',
    label: 'form.field.entity',
    schema: rowId,
    required: 'entity_required',
  },
  otherPositionNameCn: {
    part: 'occupation',
    asked: 'otherwise',
    kind: 'line',
    lang: 'zh-Hant',
    label: 'form.field.other_position_cn',
    schema: v.nullable(textUpTo(limits.otherPosition)),
    required: 'other_position_required',
    orElse: 'otherPositionNamePt',
    max: { length: limits.otherPosition, code: 'other_position_max' },
  },
  otherPositionNamePt: {
    part: 'occupation',
    asked: 'otherwise',
    kind: 'line',
    lang: 'pt',
    label: 'form.field.other_position_pt',
    schema: v.nullable(textUpTo(limits.otherPosition)),
    max: { length: limits.otherPosition, code: 'other_position_max' },
  },
  languageTypeId: {
    part: 'language',
    asked: 'always',
    kind: 'choice',
    options: examLanguages,
    optionText: 'form.language_type',
    label: 'form.field.language',
    schema: ExamLanguage,
    required: 'language_required',
  },
} as const satisfies Record<string, Declaration>

type Fields = typeof registrationFields
export type RegistrationField = keyof Fields
/** The declaration of one field. */
export type FieldDeclaration = Fields[RegistrationField]

/** The fields that belong to a part of the page, or that are asked of somebody: `FieldWith<{ part: 'contact' }>`. */
export type FieldWith<Trait> = {
  [K in RegistrationField]: Fields[K] extends Trait ? K : never
}[RegistrationField]

/** The parts of the form, in its order. */
export const formParts = [...new Set(Object.values(registrationFields).map(({ part }) => part))]

export const fieldNames = Object.keys(registrationFields) as readonly RegistrationField[]

export const fieldNamesWith = <const Trait extends Partial<Pick<Common, 'part' | 'asked'>>>(
  trait: Trait,
): readonly FieldWith<Trait>[] =>
  fieldNames.filter((name): name is FieldWith<Trait> =>
    Object.entries(trait).every(
      ([key, value]) => registrationFields[name][key as 'part' | 'asked'] === value,
    ),
  )

type Codes<D> =
  | (D extends { required: infer C } ? C : never)
  | (D extends { max: { code: infer C } } ? C : never)
/** Codes of the issues that the declarations name. */
export type DeclaredCode = Codes<FieldDeclaration>
