import { engineStories } from '#test/engines/engineStories.ts'

engineStories('chromium')
