// Generated from openapi/ by npm run gen; never edited.
export interface paths {
    "/api/apps/chat/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One chat
         * @description One chat of the signed-in person, its messages in the order in which they were written.
         */
        get: operations["getChat"];
        put?: never;
        /**
         * Open a chat with a contact
         * @description Answers the chat with the contact, a new one where there is none yet; there is never more than one.
         */
        post: operations["createChat"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a chat
         * @description Merges the fields that `chat` carries. The contact and the messages are not changed by it: `contactId` must stay as it is, `contact` and `messages` are ignored.
         */
        patch: operations["updateChat"];
        trace?: never;
    };
    "/api/apps/chat/chat/mark-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a chat as read
         * @description Sets the count of unread messages to 0.
         */
        post: operations["markChatRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/chat/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my chats
         * @description The signed-in person's chats with their contacts and messages, the liveliest first.
         */
        get: operations["listChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/chat/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One chat contact
         * @description One chat contact with its details and attachments.
         */
        get: operations["getChatContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/chat/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people I can chat with
         * @description The chat contacts of the signed-in person without details and attachments, sorted by name.
         */
        get: operations["listChatContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/chat/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Adds a message of the signed-in person at the end of the chat, which then shows it as its last one.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/chat/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My chat profile
         * @description What the people that the signed-in person writes with see.
         */
        get: operations["getChatProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my contacts
         * @description The signed-in person's address book, sorted by name.
         */
        get: operations["listContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a contact's picture
         * @description Stores the picture on the contact as an inline data string. A PNG, JPEG, GIF or WebP of at most 500 KB (512,000 bytes), told by its content and not by its name; any other file is refused with 400, a larger one with 413.
         */
        post: operations["uploadContactAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One contact
         * @description One contact of the signed-in person.
         */
        get: operations["getContact"];
        put?: never;
        /**
         * Add an empty contact
         * @description Takes no body. The contact is called `New Contact` until it is changed, and everything else in it is empty.
         */
        post: operations["createContact"];
        /**
         * Delete a contact
         * @description Deletes the contact for good.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Change a contact
         * @description Merges the fields that `contact` carries; its lists replace the stored ones whole. Notes are sanitised when they are stored. A tag or country that does not exist is refused.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/api/apps/contacts/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the countries
         * @description The countries of the world with their dial codes, sorted by name; the same for everybody.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search my contacts by name
         * @description The contacts whose name contains the text, ignoring case and accents, sorted by name. An empty text is part of every name.
         */
        get: operations["searchContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a contact tag
         * @description Stores a new tag under an id of its own.
         */
        post: operations["createContactTag"];
        /**
         * Delete a contact tag
         * @description Deletes the tag and takes it off every contact that carries it.
         */
        delete: operations["deleteContactTag"];
        options?: never;
        head?: never;
        /**
         * Rename a contact tag
         * @description Merges the fields that `tag` carries.
         */
        patch: operations["updateContactTag"];
        trace?: never;
    };
    "/api/apps/contacts/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my contact tags
         * @description The signed-in person's tags, the newest first.
         */
        get: operations["listContactTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address of a new account
         * @description Needs the token from the mail of sign-up. A used, expired or unknown token is 404.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Always answers true, in the same time whether the account exists or not. An account gets a mail with a link that holds for one hour and works once.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another confirmation mail
         * @description Always answers true; an account that waits for its confirmation gets a new mail.
         */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Needs the token from the mail of forgot-password. A used, expired or unknown token is 404. All older sessions end.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers a session, or 404 with the body `false` where email and password do not match. Ten failures in 15 minutes for one account from one address are answered 429 until the window passes.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in-with-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a session
         * @description Answers a session with a fresh token for a token that is still valid.
         */
        post: operations["signInWithToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description Always answers true, also where the address is taken; its owner gets a mail then. A new account is confirmed by the link in its mail before it can sign in.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/unlock-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a locked session
         * @description The same answer as signing in.
         */
        post: operations["unlockSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/navigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of the side navigation
         * @description The navigation of the signed-in person, for each layout variant.
         */
        get: operations["getNavigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description The signed-in person.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the signed-in person
         * @description Merges the fields that the body carries. `id` and `email` must be the person's own.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/Desarrolladoras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a developer company
         * @description Creates the company and makes the signed-in person its member. A CUIT of a company that the person belongs to already is refused with 409, so the same creation sent twice makes one company.
         */
        post: operations["createDeveloper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the server alive
         * @description Answers as long as the process serves requests, whatever the state of the store.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the latest activities
         * @description What happened lately, newest first; the same feed for everybody.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the server ready
         * @description Ready means that the store answers and that its migrations are applied.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Usuarios/desarrolladoraActiva": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the developer company to work with
         * @description Stores the active company of the signed-in person and clears the active project. A company that the person does not belong to is refused with `isSuccess` false and an empty message, because the screen has its own text for it.
         */
        post: operations["setActiveDeveloper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Usuarios/desarrolladoras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my developer companies
         * @description The companies that the signed-in person belongs to, sorted by name.
         */
        get: operations["listDevelopers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Usuarios/proyectoActivo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the project to work on
         * @description Stores the active project of the signed-in person. A project outside the person's active company is refused with `isSuccess` false and an empty message, because the screen has its own text for it.
         */
        post: operations["setActiveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Usuarios/proyectos/{developerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects of a developer company
         * @description The projects of a company that the signed-in person belongs to, sorted by name. Another company is 404.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One entry of the feed. It carries an icon or an image. */
        Activity: {
            /** Format: date-time */
            date: string;
            /** @description Sanitised HTML with simple markup. */
            description: string;
            /** @description Sanitised HTML below the description. */
            extraContent?: string;
            /** @description The CSS classes of a PrimeIcon, such as `pi pi-key`. */
            icon?: string;
            id: components["schemas"]["Id"];
            /** @description The path of an image. */
            image?: string;
            link?: string;
            /** @description The text of the link. */
            linkedContent?: string;
            /** @description Whether the link leads to a screen of this application. */
            useRouter?: boolean;
        };
        /** @description A conversation with one person. */
        Chat: {
            contact: components["schemas"]["ChatContact"];
            contactId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /** @description The text of the last message, empty where there is none. */
            lastMessage: string;
            /** @description The day of the last message in Argentina as text, DD/MM/YYYY; empty where there is none. */
            lastMessageAt: string;
            /** @description In the order in which they were written. */
            messages: components["schemas"]["ChatMessage"][];
            muted: boolean;
            /** @description Missing where nothing was ever counted. */
            unreadCount?: number;
        };
        /** @description A person to chat with. */
        ChatContact: {
            about: string;
            attachments: components["schemas"]["ChatContactAttachments"];
            /** @description The path of an image. */
            avatar: string | null;
            /** @description The path of an image. */
            background?: string | null;
            details: components["schemas"]["ChatContactDetails"];
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description What was shared in the chat. */
        ChatContactAttachments: {
            /** @description Names of documents. */
            docs: string[];
            /** @description Addresses of pages. */
            links: string[];
            /** @description Addresses of images. */
            media: string[];
        };
        ChatContactDetails: {
            address: string | null;
            /** Format: date */
            birthday: string | null;
            company: string;
            emails: components["schemas"]["ChatContactEmail"][];
            phoneNumbers: components["schemas"]["ChatContactPhoneNumber"][];
            title?: string;
        };
        ChatContactEmail: {
            email: string;
            label: string;
        };
        ChatContactPhoneNumber: {
            /** @description The `iso` of a country. */
            country: string;
            label: string;
            /** @description Without the dial code of the country. */
            phoneNumber: string;
        };
        /** @description A person to chat with, without details and attachments. */
        ChatContactSummary: {
            about: string;
            /** @description The path of an image. */
            avatar: string | null;
            /** @description The path of an image. */
            background?: string | null;
            id: components["schemas"]["Id"];
            name: string;
        };
        ChatInput: {
            contactId: components["schemas"]["Id"];
        };
        ChatMessage: {
            chatId: components["schemas"]["Id"];
            /** @description Who wrote it: the chat's contact, or the signed-in person's own id. */
            contactId: string;
            /** Format: date-time */
            createdAt: string;
            id: components["schemas"]["Id"];
            isMine: boolean;
            /** @description Plain text, not HTML. */
            value: string;
        };
        ChatMessageInput: {
            chatId: components["schemas"]["Id"];
            value: string;
        };
        /** @description The fields to change. An `id` must agree with the outer one; `contact` and `messages` are ignored. */
        ChatPatch: {
            contact?: components["schemas"]["ChatContact"];
            contactId?: components["schemas"]["Id"];
            id?: components["schemas"]["Id"];
            lastMessage?: string;
            lastMessageAt?: string;
            messages?: components["schemas"]["ChatMessage"][];
            muted?: boolean;
            unreadCount?: number;
        };
        /** @description The signed-in person, as chat contacts see them. */
        ChatProfile: {
            about: string;
            avatar: string | null;
            email: string;
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A person in the address book. */
        Contact: {
            address: string | null;
            /** @description An inline data string or the path of an image. */
            avatar: string | null;
            /** @description An inline data string or the path of an image. */
            background: string | null;
            /** Format: date */
            birthday: string | null;
            company: string;
            emails: components["schemas"]["ContactEmail"][];
            id: components["schemas"]["Id"];
            job?: components["schemas"]["ContactJob"];
            name: string;
            /** @description Sanitised HTML. */
            notes: string | null;
            phoneNumbers: components["schemas"]["ContactPhoneNumber"][];
            /** @description The ids of tags. */
            tags: components["schemas"]["Id"][];
            title: string;
        };
        ContactAvatarUpload: {
            /**
             * Format: binary
             * @description The image file.
             */
            avatar: string;
            id: components["schemas"]["Id"];
        };
        ContactEmail: {
            /** Format: email */
            email: string;
            /** @description Free text; Personal and Work are usual. */
            label: string;
        };
        /** @description The title and the company once more, as a contact made by createContact carries them. */
        ContactJob: {
            company: string;
            title: string;
        };
        /** @description The fields to change. An `id` must agree with the outer one. `job` counts only where `title` or `company` is not sent beside it. A picture is null, the path of an image on this site, or an inline data string of a real PNG, JPEG, GIF or WebP of at most 500 KB. */
        ContactPatch: {
            address?: string | null;
            avatar?: string | null;
            background?: string | null;
            /** Format: date */
            birthday?: string | null;
            company?: string;
            emails?: components["schemas"]["ContactEmail"][];
            id?: components["schemas"]["Id"];
            job?: {
                company?: string;
                title?: string;
            };
            name?: string;
            notes?: string | null;
            phoneNumbers?: components["schemas"]["ContactPhoneNumber"][];
            tags?: components["schemas"]["Id"][];
            title?: string;
        };
        ContactPhoneNumber: {
            /** @description The `iso` of a country. */
            country: string;
            /** @description Free text; Mobile, Work and Home are usual. */
            label: string;
            /** @description Without the dial code of the country. */
            phoneNumber: string;
        };
        ContactTag: {
            id: components["schemas"]["Id"];
            title: string;
        };
        ContactTagInput: {
            title: string;
        };
        /** @description The fields to change. An `id` must agree with the outer one. */
        ContactTagPatch: {
            id?: components["schemas"]["Id"];
            title?: string;
        };
        Country: {
            /** @description The dial code, with its plus sign. */
            code: string;
            /** @description The CSS `background-position` of the flag in a sprite of 24 by 18 pixel flags, 16 to a row, in the order of the ISO codes. */
            flagImagePos: string;
            id: components["schemas"]["Id"];
            /** @description ISO 3166-1 alpha-2, in lower case. */
            iso: string;
            name: string;
        };
        Credentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        /** @description A developer company (desarrolladora). */
        Developer: {
            /** @description As stored, normally XX-XXXXXXXX-X. */
            cuit: string;
            id: components["schemas"]["NumericId"];
            mail: string;
            nombre: string;
            telefono: string;
            ubicacion: string;
        };
        DeveloperInput: {
            /** @description Any text up to 20 characters. The screen formats it as XX-XXXXXXXX-X and warns about the check digit without blocking. */
            cuit: string;
            /** Format: email */
            mail: string;
            nombre: string;
            telefono?: string;
            ubicacion?: string;
        };
        DeveloperListResult: {
            /** @description The companies that the signed-in person belongs to, sorted by name. */
            data: components["schemas"]["Developer"][];
            isSuccess: boolean;
            message: string;
        };
        DeveloperResult: {
            data?: components["schemas"]["Developer"];
            isSuccess: boolean;
            message: string;
        };
        DeveloperSelection: {
            desarrolladoraId: components["schemas"]["NumericId"];
        };
        Health: {
            /** @constant */
            status: "ok";
            /** @description The version of Obra. */
            version: string;
        };
        /** @description An opaque id. */
        Id: string;
        /** @description The items for each layout variant. Obra shows `compact`. */
        Navigation: {
            compact: components["schemas"]["NavigationItem"][];
            default: components["schemas"]["NavigationItem"][];
            futuristic: components["schemas"]["NavigationItem"][];
            horizontal: components["schemas"]["NavigationItem"][];
        };
        /** @description An item of the side navigation. */
        NavigationItem: {
            active?: boolean;
            badge?: {
                classes?: string;
                title: string;
            };
            children?: components["schemas"]["NavigationItem"][];
            classes?: {
                icon?: string;
                subtitle?: string;
                title?: string;
                wrapper?: string;
            };
            disabled?: boolean;
            exactMatch?: boolean;
            externalLink?: boolean;
            fragment?: string;
            /** @description The name of an action that the app knows. */
            function?: string;
            hidden?: boolean;
            /** @description A PrimeIcons class, such as `pi pi-calendar`. */
            icon?: string;
            id: string;
            link?: string;
            preserveFragment?: boolean;
            queryParams?: {
                [key: string]: string;
            };
            /** @enum {string} */
            queryParamsHandling?: "merge" | "preserve" | "";
            subtitle?: string;
            /**
             * @default _self
             * @enum {string}
             */
            target: "_blank" | "_self" | "_parent" | "_top";
            title?: string;
            tooltip?: string;
            /** @enum {string} */
            type: "aside" | "basic" | "collapsable" | "divider" | "group" | "spacer";
        };
        /** @description The id of a developer company or of a project. */
        NumericId: number;
        /** @description What every error looks like, whatever went wrong. */
        Problem: {
            /** @description A short stable English string for programs. */
            error: string;
            /** @constant */
            isSuccess: false;
            /** @description One entry for each field that was refused. */
            issues?: {
                /** @description The path of the field, with dots: `contact.emails.0.email`. */
                field: string;
                message: string;
            }[];
            /** @description A Spanish sentence for people. */
            message: string;
            /** @description The same id stands in the `X-Request-Id` header and in the server's log. */
            requestId: string;
        };
        /** @description A project (proyecto) of a developer company. */
        Project: {
            descripcion: string;
            id: components["schemas"]["NumericId"];
            nombre: string;
        };
        ProjectListResult: {
            /** @description Sorted by name. */
            data: components["schemas"]["Project"][];
            isSuccess: boolean;
            message: string;
        };
        ProjectSelection: {
            proyectoId: components["schemas"]["NumericId"];
        };
        Readiness: {
            /** @description The last migration that was applied. */
            schemaVersion: string;
            /** @constant */
            status: "ready";
            /** @enum {string} */
            store: "sqlite" | "postgresql";
        };
        /** @description The answer of a core call that carries no data. `isSuccess` false with an empty `message` is a refusal that the screen words itself. */
        Result: {
            isSuccess: boolean;
            message: string;
        };
        Session: {
            /** @description HS256, valid for 7 days. */
            accessToken: string;
            /** @constant */
            tokenType: "bearer";
            user: components["schemas"]["User"];
        };
        SignUp: {
            /** @description Where the person works, for the welcome mail. */
            company?: string;
            /** Format: email */
            email: string;
            name: string;
            password: string;
        };
        /** @description A signed-in person. */
        User: {
            /** @description An image address or an inline data string. */
            avatar: string | null;
            email: string;
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["UserStatus"];
        };
        /** @description The fields to change. `id` and `email` are accepted only as they are. */
        UserPatch: {
            avatar?: string | null;
            email?: string;
            id?: components["schemas"]["Id"];
            name?: string;
            status?: components["schemas"]["UserStatus"];
        };
        /**
         * @description What the person shows to others.
         * @enum {string}
         */
        UserStatus: "online" | "away" | "busy" | "not-visible";
        /**
         * @description The one error that is not a Problem.
         * @constant
         */
        WrongCredentials: false;
    };
    responses: {
        /** @description The input is malformed or invalid; `issues` names each field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The change clashes with what is stored. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there, or not yours. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than allowed. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries; `Retry-After` says when to come back. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no valid session. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The store cannot be reached; nothing was changed. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not of a media type that this call reads. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The id of the record. */
        id: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getChat: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    chat: components["schemas"]["ChatInput"];
                };
            };
        };
        responses: {
            /** @description The chat with the contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    chat: components["schemas"]["ChatPatch"];
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The chat, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    markChatRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The chat, without unread messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chats; an empty list where there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChatContact: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChatContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts; an empty list where there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatContactSummary"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: components["schemas"]["ChatMessageInput"];
                };
            };
        };
        responses: {
            /** @description The message as it was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChatProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts; an empty list where there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadContactAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContactAvatarUpload"];
            };
        };
        responses: {
            /** @description The contact with its new picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContact: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteContact: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contact: components["schemas"]["ContactPatch"];
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The contact, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchContacts: {
        parameters: {
            query?: {
                /** @description A part of the name. */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContactTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tag: components["schemas"]["ContactTagInput"];
                };
            };
        };
        responses: {
            /** @description The new tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteContactTag: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContactTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    tag: components["schemas"]["ContactTagPatch"];
                };
            };
        };
        responses: {
            /** @description The tag, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactTag"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Whatever the address, true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The email and the password do not match an account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrongCredentials"];
                };
            };
            /** @description The credentials are right, but the account's address is not confirmed yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accessToken: string;
                };
            };
        };
        responses: {
            /** @description The session, with a fresh token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Whatever the address, true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlockSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The email and the password do not match an account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrongCredentials"];
                };
            };
            /** @description The credentials are right, but the account's address is not confirmed yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNavigation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user: components["schemas"]["UserPatch"];
                };
            };
        };
        responses: {
            /** @description The person, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDeveloper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeveloperInput"];
            };
        };
        responses: {
            /** @description The new company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    listActivities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    setActiveDeveloper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeveloperSelection"];
            };
        };
        responses: {
            /** @description Whether the choice was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Result"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDevelopers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies; an empty list where there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperListResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    setActiveProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectSelection"];
            };
        };
        responses: {
            /** @description Whether the choice was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Result"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the developer company. */
                developerId: components["schemas"]["NumericId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects; an empty list where there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectListResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
}
