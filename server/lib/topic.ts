/** Whose screens an event concerns. */
export type Topic = { person: string } | { company: number } | { project: number } | { board: string }

/** The name that a topic is announced and listened to by. */
export const topicName = (topic: Topic): string => Object.entries(topic)[0]!.join(':')
