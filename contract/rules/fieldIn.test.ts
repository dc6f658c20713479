import { expect, test } from 'vitest'
import { fieldIn, nameIn } from '#contract/rules/fieldIn.ts'

const both = { nameTc: '法務局', namePt: 'DSAJ', urlTc: '/zh', urlPt: '' }

test.each([
  ['a name', nameIn('ZH_TW', both), '法務局', nameIn('PT', both), 'DSAJ'],
  ['another field', fieldIn('ZH_TW', both, 'url'), '/zh', fieldIn('PT', both, 'url'), '/zh'],
])('%s in either language, the other one where it is empty', (_, zh, zhWanted, pt, ptWanted) => {
  expect([zh, pt]).toEqual([zhWanted, ptWanted])
})
