import { useApp } from '../../app/context.ts'
import { roomEn } from '../../texts/room.en.ts'
import { roomFr } from '../../texts/room.fr.ts'

export const useRoomTexts = () => (useApp().settings.language === 'fr' ? roomFr : roomEn)
