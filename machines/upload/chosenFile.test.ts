import { createEmptyActor } from 'xstate'
import { type ChosenFileInput, chosenFileMachine } from '#machines/upload/chosenFile.machine.ts'
import { offline } from '#test/charts/phrases.ts'
import { answers, fails, isNotCalled, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof chosenFileMachine>
const photo = { name: 'IMG_0007.JPG' }
const jpeg = { name: 'IMG_0007.jpg' }
const input: ChosenFileInput = {
  uploadId: 'u1',
  category: 'HA_E',
  file: photo,
  value: { description: '一九九八年取得' },
  conversion: null,
  parent: createEmptyActor() as never,
}
const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input,
  starts: 'judging',
  steps,
  ...more,
})
const judges = (judgement: unknown) => answers('judgeFile', judgement)

testScenarios(chosenFileMachine, [
  scenario('a file that can be sent is sent as it is', [[judges('accepted'), 'added']], {
    calls: [['judgeFile', { file: photo }]],
    context: { file: photo, conversion: null },
  }),
  scenario(
    'a picture beyond the limit is shrunk where the person wants it',
    [
      [judges('shrinkable'), 'offered'],
      [isNotCalled('makeJpeg'), 'offered'],
      ['shrink', 'shrinking'],
      [answers('makeJpeg', jpeg), 'added'],
    ],
    {
      calls: [
        ['judgeFile', { file: photo }],
        ['makeJpeg', { file: photo }],
      ],
      context: { file: jpeg, conversion: 'shrunk', value: input.value },
    },
  ),
  scenario('a picture beyond the limit is put away', [
    [judges('shrinkable'), 'offered'],
    ['putAway', 'putAway'],
  ]),
  scenario(
    'a picture cannot be made small enough',
    [
      [judges('shrinkable'), 'offered'],
      ['shrink', 'shrinking'],
      [fails('makeJpeg', offline), 'refused'],
      ['shrink', 'refused'],
    ],
    { context: { file: photo, conversion: null, refusal: 'shrink_failed' } },
  ),
  scenario('a picture is put away while it is shrunk', [
    [judges('shrinkable'), 'offered'],
    ['shrink', 'shrinking'],
    ['putAway', 'putAway'],
    [isNotCalled('makeJpeg'), 'putAway'],
  ]),
  scenario(
    'a phone’s own format is converted',
    [
      [judges('heic'), 'converting'],
      [answers('makeJpeg', jpeg), 'added'],
    ],
    { context: { file: jpeg, conversion: 'heic_converted' } },
  ),
  scenario(
    'a phone’s own format that this browser cannot read is explained',
    [
      [judges('heic'), 'converting'],
      [fails('makeJpeg', offline), 'refused'],
      ['putAway', 'putAway'],
    ],
    { context: { refusal: 'heic_help' } },
  ),
  scenario('a picture is put away while it is converted', [
    [judges('heic'), 'converting'],
    ['putAway', 'putAway'],
    [isNotCalled('makeJpeg'), 'putAway'],
  ]),
  scenario('a file of another kind is refused', [[judges({ refusal: 'bad_format' }), 'refused']], {
    context: { refusal: 'bad_format' },
  }),
  scenario('a file that is gone from the device is refused', [[fails('judgeFile', offline), 'refused']], {
    context: { refusal: 'cannot_process' },
  }),
])
