/** The audience of an event. */
export type Topic = { person: string } | { company: number } | { project: number } | { board: string }

/** The name of a topic, for `announce` and `listen`. */
export const topicName = (topic: Topic): string => Object.entries(topic)[0]!.join(':')
