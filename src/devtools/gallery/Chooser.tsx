import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { interfaceLanguages } from '#contract/enums.ts'
import { hashOf, themes } from '#src/devtools/gallery/look.ts'
import { stories } from '#src/devtools/gallery/stories.ts'
import { SelectField } from '#src/ui/SelectField.tsx'

const names = Object.keys(stories)
const widths = [320, 768, 1024]

/** Every story, each in all languages and themes side by side. */
export function Chooser() {
  const [story, setStory] = useState(names[0] ?? '')
  const [width, setWidth] = useState(widths[0])
  const looks = interfaceLanguages.flatMap((language) => themes.map((theme) => ({ story, language, theme })))
  return (
    <chakra.main p="4" display="grid" gap="4">
      <chakra.h1 textStyle="xl">Gallery of parts</chakra.h1>
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        <SelectField
          label="Story"
          placeholder={null}
          optional
          value={story}
          options={names.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => setStory(target.value)}
        />
        <SelectField
          label="Width"
          placeholder={null}
          optional
          value={width}
          options={widths.map((value) => ({ value, label: `${value} px` }))}
          onChange={({ target }) => setWidth(Number(target.value))}
        />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        {looks.map((look) => (
          <chakra.figure key={hashOf(look)}>
            <figcaption>
              <a href={hashOf(look)} target="_blank" rel="noreferrer">
                {look.language} {look.theme}
              </a>
            </figcaption>
            <chakra.iframe
              title={hashOf(look)}
              src={`./${hashOf(look)}`}
              h="40rem"
              borderWidth="1px"
              style={{ width }}
            />
          </chakra.figure>
        ))}
      </chakra.div>
    </chakra.main>
  )
}
