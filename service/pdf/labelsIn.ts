import type { InterfaceLanguage } from '#contract/enums.ts'
import type { Labels } from '#service/pdf/labels.ts'
import { chinese } from '#service/pdf/labelsChinese.ts'
import { portuguese } from '#service/pdf/labelsPortuguese.ts'

export const labelsIn: Readonly<Record<InterfaceLanguage, Labels>> = { ZH_TW: chinese, PT: portuguese }
