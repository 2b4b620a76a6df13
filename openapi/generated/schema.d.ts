// Generated from openapi/ by npm run gen; never edited.
export interface paths {
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
    "/api/Usuarios/seleccion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I work with at this moment
         * @description The active company and the active project of the signed-in person, as the server keeps them; null where none is chosen, or where the person may not see it any more.
         */
        get: operations["getSelection"];
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
        /** @description The active company and the active project of a person. */
        Selection: {
            /** @description Null where no company is chosen. */
            desarrolladora: components["schemas"]["Developer"] | null;
            /** @description One of the active company; null where none is chosen. */
            proyecto: components["schemas"]["Project"] | null;
        };
        SelectionResult: {
            data: components["schemas"]["Selection"];
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
    getSelection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice, kept until the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectionResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
}
