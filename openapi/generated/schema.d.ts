// Generated from openapi/ by npm run gen; never edited.
export interface paths {
    "/api/apps/academy/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the course categories
         * @description All categories, sorted by title.
         */
        get: operations["listCourseCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/academy/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses
         * @description All courses, without their steps. The content is the same for everybody; `progress` is the signed-in person's own.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/academy/courses/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a course
         * @description A course with its steps. An unknown id is 404.
         */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/academy/courses/course/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save how far I am in a course
         * @description Merges the fields that the body carries into the signed-in person's own progress. Whoever finishes a course sends `completed` plus one. A step that the course does not have is refused with 400.
         */
        patch: operations["updateCourseProgress"];
        trace?: never;
    };
    "/api/apps/chat/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description A file of a message of one of my chats, always as a download and never shown in place.
         */
        get: operations["downloadChatAttachment"];
        put?: never;
        /**
         * Upload a file
         * @description Stores a file of up to 5 MB for a message that is being written; a larger one is answered 413. Name its id in the `attachmentIds` of the message. A file that no message has taken after a day is dropped.
         */
        post: operations["uploadChatAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description Answers the chat with the contact or the member of one's companies, a new one where there is none yet; there is never more than one.
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
         * @description The chat contacts of the signed-in person, and the members of their companies, without details and attachments, sorted by name.
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
    "/api/apps/chat/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One conversation
         * @description One chat of the signed-in person without its messages.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/chat/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my conversations in pages
         * @description The signed-in person's chats without their messages, the liveliest first; with `search` those with people whose name holds it. The next page begins behind the conversation that `after` names.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/chat/found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find messages
         * @description The newest messages of all my chats that hold a text, at most 30.
         */
        get: operations["findChatMessages"];
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
         * @description Adds a message of the signed-in person at the end of the chat, which then shows it as its last one. In a chat with a member of one's companies it arrives in their own chat as well; with nobody any more it is 409. With an `id` it may be sent again where no answer came: a message that is there already is answered as it is.
         */
        post: operations["sendChatMessage"];
        /**
         * Delete a message of mine
         * @description Takes the text out of the chats of both people; in its place stands that it was deleted. `restoreChatMessage` brings it back for a day. Somebody else's message is 404.
         */
        delete: operations["deleteChatMessage"];
        options?: never;
        head?: never;
        /**
         * Change a message of mine
         * @description Puts another text in place of the one that was sent, for the other person as well. Somebody else's message is 404; a deleted one is 409.
         */
        patch: operations["updateChatMessage"];
        trace?: never;
    };
    "/api/apps/chat/message/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted message back
         * @description Undoes the deletion of a message of mine within a day, for both people. One that was not deleted stays as it is.
         */
        post: operations["restoreChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/chat/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a chat in pages
         * @description Messages in the order in which they were written: the latest ones, those before or after a message, those around one, or those that were written or changed since `since`, the `asOf` of an earlier answer. Of the four only the first that is given counts.
         */
        get: operations["listChatMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/chat/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find whom to chat with
         * @description The members of my companies with one of these mail addresses, and the chat contacts of this name who have one of them.
         */
        get: operations["findChatPeople"];
        put?: never;
        post?: never;
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
        /**
         * Change my chat profile
         * @description Changes what the signed-in person says about themselves. Whoever writes with them sees it at once.
         */
        patch: operations["updateChatProfile"];
        trace?: never;
    };
    "/api/apps/chat/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was shared in a chat
         * @description The messages of a chat that have images, other files or links, the newest first; those before a message where `before` names one.
         */
        get: operations["listSharedInChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/chat/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that I am typing
         * @description The person that the chat is with sees it for some seconds. In a chat with a contact it does nothing.
         */
        post: operations["noteTyping"];
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
         * Add a contact
         * @description Stores the contact of the body. The body may be left out or be an empty object: the contact is then called `New Contact` until it is changed, and everything else in it is empty.
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
         * @description Merges the fields that `contact` carries; its lists replace the stored ones whole. Notes are sanitised when they are stored. A tag or country that does not exist is refused. Where it carries a `version` that is not the stored one, nothing changes: 409 `Stale version`.
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
    "/api/apps/contacts/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete several contacts
         * @description Deletes those of the contacts that are there; 404 where none is. `restoreContacts` brings them back for 30 days.
         */
        post: operations["deleteContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts that seem to be the same
         * @description Groups of my contacts that are equal in name, in a mail address or in the last digits of a phone number. The first 50 groups, of each the first 10 contacts.
         */
        get: operations["listDuplicateContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contacts as a file
         * @description All my contacts, or those that are named, as vCard 4.0 or as CSV that spreadsheets in Spanish open. Notes are plain text; pictures are left out.
         */
        post: operations["exportContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add many contacts
         * @description Stores up to 500 contacts at once, without pictures. Tags are found by their titles and made where there are none yet; `tags` of a contact is ignored.
         */
        post: operations["importContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one contact of several
         * @description Changes the contact `id` as `updateContact` does, and deletes the others; `restoreContacts` brings those back for 30 days.
         */
        post: operations["mergeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of my contacts
         * @description The contacts in the order of their names, a page at a time, with how many there are under each initial. Of a text each word must stand in the name, company, title, a mail address or, where it is digits, a phone number; the first 1,000 that do are listed.
         */
        get: operations["listContactPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the picture of a contact
         * @description The picture that a contact holds, under the address that lists show. Public, because an `img` element sends no token; the id cannot be guessed, and changes with the picture, so browsers may keep it.
         */
        get: operations["getContactPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the contacts of a file
         * @description Reads vCards (3.0 and 4.0) or CSV (as Obra, Google and Outlook write it) of up to 2,000 contacts. Nothing is stored: `importContacts` takes what is answered.
         */
        post: operations["readContactsFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/contacts/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring deleted contacts back
         * @description Undoes a deletion of the last 30 days. Tags that were deleted meanwhile stay deleted.
         */
        post: operations["restoreContacts"];
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
    "/api/apps/contacts/tagged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a tag on several contacts, or take it off
         * @description Changes those contacts alone that do not carry the tag already, or do not carry it any more; the answer names them, so that the change can be taken back.
         */
        post: operations["tagContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/api/apps/ecommerce/inventory/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the brands
         * @description All brands, sorted by name.
         */
        get: operations["listInventoryBrands"];
        put?: never;
        /**
         * Create a brand
         * @description A name that there is already, whatever its case and accents, is 409.
         */
        post: operations["createInventoryBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product categories
         * @description All categories, parents and children, each parent before its children.
         */
        get: operations["listInventoryCategories"];
        put?: never;
        /**
         * Create a category
         * @description A name that there is already, whatever its case and accents, is 409.
         */
        post: operations["createInventoryCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product
         * @description An unknown id is 404.
         */
        get: operations["getProduct"];
        put?: never;
        /**
         * Create a product
         * @description Creates the product of the body at the front of the list. The body may be left out or be an empty object: the product is then 'A New Product', inactive, its other fields empty.
         */
        post: operations["createProduct"];
        /**
         * Delete a product
         * @description `restoreProducts` brings it back for 30 days. An unknown id is 404.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description Merges the fields that the body carries. Where it carries a `version` that is not the stored one, nothing changes: 409 `Stale version`.
         */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/product/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an uploaded image
         * @description The bytes of an image that was uploaded for a product. Public, because an `img` element sends no token; the id cannot be guessed. What an address holds never changes, so browsers may keep it.
         */
        get: operations["getProductImage"];
        put?: never;
        /**
         * Add an image to a product
         * @description Stores the image and adds its address to the product's `images`; a product without a `thumbnail` gets it as such. A PNG, JPEG, GIF or WebP of at most 1 MB (1,000,000 bytes), told by its content and not by its name; any other file is refused with 400, a larger one with 413, the 21st image of a product with 409.
         */
        post: operations["uploadProductImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/product/stock-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a stock
         * @description Who changed the stock of a product, when, from what to what; the newest first. An unknown id is 404.
         */
        get: operations["listStockChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a page of products
         * @description Searches, sorts and slices. `page` counts from 0 and is 1 where it is not given, so whoever leaves it out gets the second page. `lastPage` is the number of pages: the page of that number is an empty list, and a page beyond it answers `products` null and nothing but `lastPage`.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change many products at once
         * @description Makes one change to every product of a selection, all or none. `active` switches them on or off; `percent` moves their `basePrice` by so many percent, to the cent, and `price` follows. Ids that are no longer there are passed over. `revertProducts` takes the change back, for 24 hours.
         */
        patch: operations["updateProducts"];
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/products/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many products, with a way back
         * @description Deletes every product of a selection, all or none. `restoreProducts` brings them back, whole and to their places in the list, for 30 days. Ids that are no longer there are passed over.
         */
        post: operations["deleteProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/products/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deleted products
         * @description The products that can still be brought back: deleted in the last 30 days, the newest deletion first.
         */
        get: operations["listDeletedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export products as CSV
         * @description All the products that `listProducts` finds for the same search, filters and order, as a file that a spreadsheet in Spanish opens as it stands: UTF-8 with a byte order mark, fields parted by semicolons, decimal commas, lines ended by CR and LF, names in place of ids. A text that a spreadsheet would run as a formula has an apostrophe before it.
         */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/products/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring deleted products back
         * @description Undoes a deletion, or brings back some of the products of `listDeletedProducts`. Tags that were deleted since are not brought back. A deletion that is unknown, older than 30 days or undone already is 404, and so are ids of which none can be brought back.
         */
        post: operations["restoreProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/products/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a change of many products back
         * @description Undoes a change of `updateProducts`: every product that still has the value which the change gave it gets exactly the one that it had before, and `price` follows. What was changed again since stays as it is. A change that is unknown, older than 24 hours or taken back already is 404.
         */
        post: operations["revertProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a product tag
         * @description The new tag goes to the front of the list.
         */
        post: operations["createInventoryTag"];
        /**
         * Delete a product tag
         * @description Takes the tag off every product that carries it. An unknown id is 404.
         */
        delete: operations["deleteInventoryTag"];
        options?: never;
        head?: never;
        /**
         * Rename a product tag
         * @description Merges the fields that the body carries.
         */
        patch: operations["updateInventoryTag"];
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product tags
         * @description All tags, the newest first.
         */
        get: operations["listInventoryTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/ecommerce/inventory/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vendors
         * @description All vendors, sorted by name.
         */
        get: operations["listInventoryVendors"];
        put?: never;
        /**
         * Create a vendor
         * @description A name that there is already, whatever its case and accents, is 409.
         */
        post: operations["createInventoryVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/file-manager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a folder
         * @description The folders and the files of one folder, each sorted by name as Spanish readers expect, and the way to it. With `page` or `size` a part of them: folders come before files, and both are counted as one list. Without either, all of them.
         */
        get: operations["listFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/file-manager/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete folders and files
         * @description Deletes what has these ids, folders with everything below them. For a day `restoreFiles` brings it back.
         */
        post: operations["deleteFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/file-manager/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description Stores one file of up to 100 MB (413 above). Images are recognised by their content, whatever the name says; a file that is named like an image and is none is refused with 415. A name that the folder has already, case and accents aside, is 409 `Name taken`, with the id of what has it in `existenteId`, unless `whenTaken` says what to do; what it replaces comes back by `restoreFiles` with the new file's id as `removal`.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/file-manager/file/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description The bytes of a file, always as a download that the browser does not open in the page, so that an SVG or HTML file can do no harm. A folder is 404.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/file-manager/folder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a folder
         * @description Creates an empty folder. A name that is taken is 409 `Name taken`, with the id of what has it in `existenteId`.
         */
        post: operations["createFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/file-manager/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ids of a folder
         * @description The ids of all that `listFiles` answers in pages, in its order, to select them together.
         */
        get: operations["listFileIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/file-manager/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a folder or a file
         * @description What is known of one folder or file.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Delete a folder or a file
         * @description Deletes a file, or a folder with everything below it. For a day `restoreFiles` brings it back, with the same id as `removal`.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        /**
         * Rename, describe or move
         * @description Merges `name`, `description` and `folderId` (null is the root) of a folder or a file; the derived fields are ignored. A folder cannot be moved into itself or into a folder below it. A name that the folder has already is 409 `Name taken`, with the id of what has it in `existenteId`, unless `whenTaken` says what to do; what it replaces comes back by `restoreFiles` with the item's id as `removal`.
         */
        patch: operations["updateFile"];
        trace?: never;
    };
    "/api/apps/file-manager/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move folders and files
         * @description Moves what has these ids to one folder, all in one go. What has a name that is taken there stays where it is and is answered in `taken`, unless `whenTaken` says what to do. 409 where a folder would go into itself or below itself.
         */
        post: operations["moveFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/file-manager/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back what was deleted or replaced
         * @description Brings back what one deletion, or one replacing, took away in the last day: to its folder, or to the root where that is gone. A name that is taken meanwhile gets a number, or with `replace` the file that has it now goes.
         */
        post: operations["restoreFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/file-manager/taken-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask which names a folder has already
         * @description Before an upload, to ask once what is to become of each name that is taken. Nothing changes.
         */
        post: operations["findTakenFileNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/help-center/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Frequent questions by category
         * @description All categories, each with its questions; with a slug only that one, still as a list. An unknown slug is 404.
         */
        get: operations["listFaqCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/help-center/guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One guide
         * @description The category with one guide, whose content is there.
         */
        get: operations["getGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/help-center/guide/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a guide helped me
         * @description What the signed-in person answered to a guide's question; without an answer `useful` is null.
         */
        get: operations["getGuideFeedback"];
        /**
         * Say whether a guide helped
         * @description Keeps the signed-in person's answer for a guide in the place of the one before; null takes it back.
         */
        put: operations["saveGuideFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/help-center/guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Guides by category
         * @description Every category with its first guides, as many as the limit; with a slug only that category, with all its guides and whatever limit. Guides come without their content. An unknown slug is 404.
         */
        get: operations["listGuideCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/help-center/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search guides and questions
         * @description Guides and questions whose titles or text have the words or words like them: case, accents, endings and a wrong letter do not matter. The best come first, at most 20. A blank text finds nothing.
         */
        get: operations["searchHelp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/help-center/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for support
         * @description Mails the question to the installation's support (`OBRA_SUPPORT_MAIL`), without one to the administrators of the company, and a copy to the signed-in person. 409 where there is nobody to ask. At most 10 an hour.
         */
        post: operations["createSupportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/mailbox/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an attachment
         * @description The file of an attachment of one of my mails, always as a download and never shown in place.
         */
        get: operations["downloadMailAttachment"];
        put?: never;
        /**
         * Upload an attachment
         * @description Stores a file of up to 5 MB for a mail that is being written; a larger one is answered 413. Name its id in the `attachments` of a draft or of a mail to send. A file that no mail has taken after a day is dropped. The type of images and PDFs is read from their content.
         */
        post: operations["uploadMailAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/mailbox/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a draft
         * @description Stores an unfinished mail in Drafts. Nothing in it needs to be complete. It is changed and deleted like any other mail.
         */
        post: operations["createMailDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/mailbox/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mail filters
         * @description The flags by which mails can be listed across folders.
         */
        get: operations["listMailboxFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/mailbox/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mail folders
         * @description The five folders, in the order in which they are shown. A folder's `count` is what deserves attention in it: 0 for Sent and Trash, every mail for Drafts and Spam, the unread ones for the others.
         */
        get: operations["listMailboxFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/mailbox/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a mail label
         * @description Makes the slug from the title: lower case, accents dropped, spaces to hyphens, repeated hyphens to one, characters that are neither letters, digits nor hyphens removed. Where another label of the same person has that slug, `-1`, `-2` and so on is appended, also when two are created at once.
         */
        post: operations["createMailboxLabel"];
        /**
         * Delete a mail label
         * @description Deletes the label and takes it off every mail that carries it; the mails stay.
         */
        delete: operations["deleteMailboxLabel"];
        options?: never;
        head?: never;
        /**
         * Change a mail label
         * @description Merges the fields that the body carries and makes the slug anew, as on creation.
         */
        patch: operations["updateMailboxLabel"];
        trace?: never;
    };
    "/api/apps/mailbox/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my mail labels
         * @description The labels of the signed-in person, the newest in front.
         */
        get: operations["listMailboxLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/mailbox/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a mail
         * @description One mail of the signed-in person. Reading it does not mark it as read; the screen does that by changing `unread`.
         */
        get: operations["getMail"];
        put?: never;
        post?: never;
        /**
         * Delete a mail
         * @description Moves the mail to the trash, where doing it again changes nothing. With `forever` a mail of the trash, of the spam or of the drafts is deleted for good; elsewhere that is answered 409.
         */
        delete: operations["deleteMail"];
        options?: never;
        head?: never;
        /**
         * Change a mail
         * @description Merges the fields that the body carries: the flags, the labels, and the folder, which moves the mail. Recipients, subject, content and attachments can change while the mail lies in Drafts, which also renews its date; on any other mail a different text is answered 409. Sender, date, type and counts are never read.
         */
        patch: operations["updateMail"];
        trace?: never;
    };
    "/api/apps/mailbox/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails
         * @description Pages of 10, the newest first: of a folder, of a flag or of a label, and across all where none is named. Named together they narrow each other. Mails in the trash appear in the Trash folder only. A page beyond the last one answers null `mails` and a `pagination` with nothing but `lastPage`.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        /**
         * Empty the trash or the spam
         * @description Deletes every mail of the folder for good.
         */
        delete: operations["emptyMailFolder"];
        options?: never;
        head?: never;
        /**
         * Change many mails at once
         * @description Sets flags, moves to a folder, puts labels on and takes them off, for up to 100 mails. It is all or nothing, so one id that is not there leaves every mail as it was.
         */
        patch: operations["updateMails"];
        trace?: never;
    };
    "/api/apps/mailbox/mails/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete many mails for good
         * @description Deletes up to 100 mails of the trash, of the spam or of the drafts, and their attachments with them. It is all or nothing: one id that is not there is answered 404, one mail that lies in another folder 409, and every mail stays. What goes to the trash only is moved there by `updateMails`.
         */
        post: operations["deleteMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/mailbox/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete a recipient
         * @description The addresses of my contacts whose name or whose address itself contains the text, ignoring case and accents, sorted by name: the first eight. Those of the contacts that match by name come first. A blank text finds none.
         */
        get: operations["listMailRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/mailbox/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail
         * @description Stores the mail in Sent and delivers it: to accounts of this installation at once, into their inbox, without bcc; to other addresses through the installation's outgoing mail, 60 mails an hour. What could not be delivered comes back as a mail in the inbox. With `draftId` the draft itself becomes the sent mail, with what `mail` says and nothing else, so that sending it twice is answered 409. There is no call that takes a mail back: a screen that offers to undo keeps the mail as a draft, waits some seconds, and only then sends it with `draftId`. A page closed while waiting loses nothing.
         */
        post: operations["sendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/mailbox/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the mailbox settings
         * @description How the signed-in person likes the mailbox laid out.
         */
        get: operations["getMailboxSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the mailbox settings
         * @description Merges the fields that the body carries.
         */
        patch: operations["updateMailboxSettings"];
        trace?: never;
    };
    "/api/apps/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a note
         * @description Adds a note in front of the list. Every field may be left out. Where a note of the person has the `id` that is sent, it is answered as it stands.
         */
        post: operations["createNote"];
        /**
         * Delete a note
         * @description Puts the note into the trash, from where `restoreNotes` brings it back for 30 days.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        /**
         * Change a note
         * @description Merges the fields that `updatedNote` carries; its `id` says which note. `tasks` and `labels` replace the whole list. With a `version` that is not the present one it is 409.
         */
        patch: operations["updateNote"];
        trace?: never;
    };
    "/api/apps/notes/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my notes
         * @description All notes of the signed-in person but those in the trash, archived ones included, the newest in front, with their labels resolved to objects.
         */
        get: operations["listNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/notes/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my note labels
         * @description The labels of the signed-in person, the newest in front.
         */
        get: operations["listNoteLabels"];
        put?: never;
        /**
         * Create a note label
         * @description Adds a label in front of the list.
         */
        post: operations["createNoteLabel"];
        /**
         * Delete a note label
         * @description Deletes the label and takes it off every note that carries it; the notes stay.
         */
        delete: operations["deleteNoteLabel"];
        options?: never;
        head?: never;
        /**
         * Rename a note label
         * @description Merges the fields of the label that the body carries; its `id` says which one.
         */
        patch: operations["updateNoteLabel"];
        trace?: never;
    };
    "/api/apps/notes/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of my notes
         * @description A note with all of its text and its image, in the trash too.
         */
        get: operations["getNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/notes/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of my notes
         * @description Notes as their cards show them, a page at a time: the pinned ones in front and the newest first; reminders in their order; in the trash what was deleted last. Of a text each word must stand in the title, the text or a task.
         */
        get: operations["listNotePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/notes/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring notes back from the trash
         * @description Brings back those of the notes that lie in the trash; 404 where none does.
         */
        post: operations["restoreNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/notes/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a task to a note
         * @description Adds an uncompleted task at the end of the checklist of the note, which holds up to 200. Of `note` only the `id` is read, so the note can be sent back whole.
         */
        post: operations["createNoteTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/notes/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete notes in the trash for good
         * @description Deletes those of the notes for good that lie in the trash; 404 where none does.
         */
        post: operations["purgeNotes"];
        /**
         * Empty the trash of my notes
         * @description Deletes all notes in the trash for good.
         */
        delete: operations["emptyNoteTrash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a board
         * @description The board with its lists and their cards, both by position, and its labels by title.
         */
        get: operations["getBoard"];
        put?: never;
        /**
         * Create a board
         * @description A new board has no lists, cards or labels. Members that do not exist are left out.
         */
        post: operations["createBoard"];
        /**
         * Delete a board
         * @description Deletes the board with its lists, cards and labels. For a day `restoreBoard` brings them back.
         */
        delete: operations["deleteBoard"];
        options?: never;
        head?: never;
        /**
         * Change a board
         * @description Merges the fields that the inner object carries. Its lists, its labels and `lastActivity` are ignored, and members that do not exist (any more) are left out.
         */
        patch: operations["updateBoard"];
        trace?: never;
    };
    "/api/apps/scrumboard/board/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the archived cards of a board
         * @description The cards that were put away, the last one first.
         */
        get: operations["listArchivedCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/board/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a card
         * @description One card of a board of the company, also an archived one.
         */
        get: operations["getCard"];
        /**
         * Create a card
         * @description Adds a card to its list; without a `position` it goes behind the last one. Labels that the board does not have are left out.
         */
        put: operations["createCard"];
        post?: never;
        /**
         * Delete a card
         * @description Deletes the card. For a day `restoreCard` brings it back.
         */
        delete: operations["deleteCard"];
        options?: never;
        head?: never;
        /**
         * Change a card
         * @description Merges the fields that the inner object carries. A card can change its list within its board; a list of another board is refused. Labels that the board does not have (any more), and people that the company does not have, are left out. The description is sanitised. `archived` puts it away, or back behind the last card of its list. Where it carries a `version` that is not the stored one, nothing changes: 409 `Stale version`.
         */
        patch: operations["updateCard"];
        trace?: never;
    };
    "/api/apps/scrumboard/board/card/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a card
         * @description The bytes of a file, always as a download that the browser does not open in the page.
         */
        get: operations["downloadCardAttachment"];
        put?: never;
        /**
         * Attach a file to a card
         * @description Stores one file of up to 100 MB (413 above). A card has at most 50.
         */
        post: operations["uploadCardAttachment"];
        /**
         * Take a file from a card
         * @description For a day `restoreCardAttachment` brings it back.
         */
        delete: operations["removeCardAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/board/card/attachment/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a file of a card back
         * @description Takes back the removal of a file; one that is there stays as it is.
         */
        post: operations["restoreCardAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/board/card/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of a card
         * @description In the order of upload.
         */
        get: operations["listCardAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/board/card/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments of a card
         * @description What was said about a card, the newest first.
         */
        get: operations["listCardComments"];
        put?: never;
        /**
         * Comment on a card
         * @description Adds a comment of the signed-in person.
         */
        post: operations["createCardComment"];
        /**
         * Delete a comment
         * @description Deletes a comment of one's own, an administrador anybody's; else it is 404. Whoever deleted it brings it back by `restoreCardComment` for a day.
         */
        delete: operations["deleteCardComment"];
        options?: never;
        head?: never;
        /**
         * Change a comment
         * @description Changes the text of a comment of one's own; somebody else's is 404.
         */
        patch: operations["updateCardComment"];
        trace?: never;
    };
    "/api/apps/scrumboard/board/card/comments/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a comment back
         * @description Takes back the deletion of a comment by oneself, where its card is still there.
         */
        post: operations["restoreCardComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/board/card/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a card
         * @description Who did what to a card and when, with what was before and after, the newest first.
         */
        get: operations["listCardHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/board/card/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move cards
         * @description Puts each card at its position, and in the list that its `listId` names where it carries one; other fields are ignored. All of them are moved or, where one is not there, none. Where a gap between two positions is used up, the cards of the list are spread again, 65536 apart, and the answer holds the cards that were moved by it as well.
         */
        patch: operations["moveCards"];
        trace?: never;
    };
    "/api/apps/scrumboard/board/card/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a card back
         * @description Takes back the deletion of a card, whose place it has again; one that is there stays as it is.
         */
        post: operations["restoreCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/board/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change several cards
         * @description All of them or, where one is not there, none. Each is merged as by a change of one card.
         */
        patch: operations["updateCards"];
        trace?: never;
    };
    "/api/apps/scrumboard/board/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create a label
         * @description Adds a label to its board.
         */
        put: operations["createBoardLabel"];
        post?: never;
        /**
         * Delete a label
         * @description Deletes the label and takes it off every card.
         */
        delete: operations["deleteBoardLabel"];
        options?: never;
        head?: never;
        /**
         * Change a label
         * @description Merges the fields that the inner object carries. A label stays on its board.
         */
        patch: operations["updateBoardLabel"];
        trace?: never;
    };
    "/api/apps/scrumboard/board/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the labels of a board
         * @description The labels of one board, sorted by title.
         */
        get: operations["listBoardLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/board/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a list
         * @description Adds a list to its board; without a `position` it goes behind the last one.
         */
        post: operations["createBoardList"];
        /**
         * Delete a list
         * @description Deletes the list and its cards. For a day `restoreBoardList` brings them back.
         */
        delete: operations["deleteBoardList"];
        options?: never;
        head?: never;
        /**
         * Change a list
         * @description Merges the fields that the list carries. A list stays on its board; its cards are ignored.
         */
        patch: operations["updateBoardList"];
        trace?: never;
    };
    "/api/apps/scrumboard/board/list/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a list back
         * @description Takes back the deletion of a list, with the cards that went with it; one that is there stays as it is.
         */
        post: operations["restoreBoardList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/board/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change several lists
         * @description All of them or, where one is not there, none. Where a gap between two positions is used up, the lists of the board are spread again, 65536 apart, and the answer holds the lists that were moved by it as well.
         */
        patch: operations["updateBoardLists"];
        trace?: never;
    };
    "/api/apps/scrumboard/board/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a board back
         * @description Takes back the deletion of a board with all that was on it; one that is there stays as it is.
         */
        post: operations["restoreBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the boards
         * @description Every board with its members resolved, sorted by title.
         */
        get: operations["listBoards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who can be a member
         * @description Everybody who can be put on a board, sorted by name.
         */
        get: operations["listBoardMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a task
         * @description One card as a task. It is changed as a card: `completed` included, by `updateCard`.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/task/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put a task into a section
         * @description Puts a task into a section of the signed-in person, in front of another task of that section or, without one or where that one is not there (any more), at its end. Nobody else sees it. With `sectionId` null it leaves its section.
         */
        patch: operations["moveTask"];
        trace?: never;
    };
    "/api/apps/scrumboard/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tasks
         * @description The cards of all boards as one list of tasks, without the archived ones: open ones before those that are done, then as `order` says. A page beyond the last one has no tasks.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/tasks/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the tasks
         * @description How many open tasks are due before a day, until the end of a week, and later; and how many are done.
         */
        get: operations["countTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/tasks/section": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a section
         * @description Adds a section behind the last one. A person has at most 100 in a company.
         */
        post: operations["createTaskSection"];
        /**
         * Delete a section
         * @description Deletes a section; its tasks are in none then. For a day `restoreTaskSection` brings it back.
         */
        delete: operations["deleteTaskSection"];
        options?: never;
        head?: never;
        /**
         * Change a section
         * @description Renames a section, or puts it at another position; the others keep their order.
         */
        patch: operations["updateTaskSection"];
        trace?: never;
    };
    "/api/apps/scrumboard/tasks/section/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a section back
         * @description Takes back the deletion of a section; tasks that were in it and are in no other one are in it again.
         */
        post: operations["restoreTaskSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/scrumboard/tasks/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sections of one's tasks
         * @description The sections of the signed-in person in the company, in their order.
         */
        get: operations["listTaskSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another address of one's own account
         * @description Needs the present password: with a wrong one it is 400 with an issue of `current`, after ten calls in 15 minutes 429. Sends a link to the new address; the account keeps its own until `confirmEmailChange`. Answers true also where the address has another account, whose owner gets a mail then.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description Needs the present password: with a wrong one it is 400 with an issue of `current`, after ten of those in 15 minutes 429. All sessions end, tokens for scripts are revoked, and the answer is a new session for the caller.
         */
        post: operations["changePassword"];
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
    "/api/auth/confirm-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm another address of one's own account
         * @description Needs the token from the mail of `requestEmailChange`, and the session of who asked for it: anything else is 404. An address that has another account by now is 409.
         */
        post: operations["confirmEmailChange"];
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
         * @description Needs the token from the mail of forgot-password. A used, expired or unknown token is 404. All sessions end, and tokens for scripts are revoked.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See whether a link for a new password still works
         * @description True where the token from the mail of forgot-password can still be used, which this call does not do. A used, expired or unknown token is 404. Sixty tries in 15 minutes from one address are answered 429 until the window passes.
         */
        post: operations["checkResetToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my open sessions
         * @description The sessions of the signed-in person that have not ended, the last used first. Tokens for scripts have a list of their own.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End my other sessions
         * @description Ends every session of the signed-in person but the one that asks. Tokens for scripts stay.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of my sessions
         * @description Ends one session of the signed-in person, also the one that asks.
         */
        delete: operations["endSession"];
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
         * @description Answers a session, or 404 with the body `false` where email and password do not match, or where the account's address is not confirmed yet, so that nobody learns which addresses have accounts. Ten failures in 15 minutes for one account from one address are answered 429 until the window passes.
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
         * @description Answers the same session with a fresh token for a token that is still valid. A token for scripts cannot be renewed: 401.
         */
        post: operations["signInWithToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session that asks; its token is refused from then on. A token for scripts is revoked.
         */
        post: operations["signOut"];
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
    "/api/auth/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my tokens for scripts
         * @description The tokens for scripts that have neither expired nor been revoked, the newest first.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Make a token for a script
         * @description Makes a token that signs a script in as the person, for reading only or for everything, in one company or in all. The answer is the only one that carries it. A token for one company is refused where a call works in none, but for `getUser` and `signOut`. No token may change passwords, sessions or tokens. A person has at most 50.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token for scripts
         * @description The token is refused from then on.
         */
        delete: operations["revokeToken"];
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
    "/api/common/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear what changes
         * @description A stream of server-sent events that stays open. It tells what changes, here or in another tab or replica, of the signed-in person, of the company and the project that the call works in, and of the board that `board` names. Each event is named by one of `EventName`; its data is a JSON object with the same name in `changed`. The reader then asks for that data again. With `age` the stream begins with what changed within that time. Where the server does not know that, and after it may have missed something itself, the event `ready` says that everything is to be asked for again. Comment lines, of which the first comes at once, keep the line alive. The stream ends when the session does. The token goes in the header as everywhere, so browsers read the stream with `fetch`, not with `EventSource`.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my messages
         * @description The messages of the signed-in person, newest first.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Add a message
         * @description Adds a message to the panel of the signed-in person. What the body leaves out gets its default; `time` is now.
         */
        post: operations["createMessage"];
        /**
         * Delete a message
         * @description Deletes one message of the signed-in person.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        /**
         * Change a message
         * @description Merges the fields that `message` carries. An `id` in it must agree with the outer one.
         */
        patch: operations["updateMessage"];
        trace?: never;
    };
    "/api/common/messages/mark-all-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mark all my messages as read
         * @description Sets `read` and `seen` on every one. A GET that changes something: the first template called it so, and the call stays.
         */
        get: operations["markAllMessagesAsRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/messages/toggle-read-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a message as read, or as unread again
         * @description Turns the stored `read` of the message around. Of the body only the id counts.
         */
        post: operations["toggleMessageReadStatus"];
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
    "/api/common/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my notifications
         * @description The notifications of the signed-in person, newest first.
         */
        get: operations["listNotifications"];
        put?: never;
        /**
         * Add a notification
         * @description Adds a notification to the panel of the signed-in person. What the body leaves out gets its default; `time` is now. Markup in `description` is reduced to simple text markup.
         */
        post: operations["createNotification"];
        /**
         * Delete a notification
         * @description Deletes one notification of the signed-in person.
         */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        /**
         * Change a notification
         * @description Merges the fields that `notification` carries. An `id` in it must agree with the outer one.
         */
        patch: operations["updateNotification"];
        trace?: never;
    };
    "/api/common/notifications/mark-all-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mark all my notifications as read
         * @description Sets `read` and `seen` on every one. A GET that changes something: the first template called it so, and the call stays.
         */
        get: operations["markAllNotificationsAsRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I want to be told of
         * @description Every kind of notification, whether the signed-in person gets those, and whether by mail too. Until one chooses: all kinds, and `task` and `company` by mail too.
         */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose what I want to be told of
         * @description Merges what each entry carries into its kind. Kinds that are not sent stay as they are.
         */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/api/common/notifications/toggle-read-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read, or as unread again
         * @description Turns the stored `read` of the notification around. Of the body only the id counts.
         */
        post: operations["toggleNotificationReadStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search contacts, pages, tasks, projects, products, mails and guides
         * @description Finds the text in names of contacts, titles of pages and tasks, names and codes of the projects of all companies of the person, products of the company (name, SKU, barcode), mails outside the trash and titles of guides; case and accents do not matter. Groups come in the order Contacts, Pages, Tasks, Projects, Products, Mails, Guides, each only when it has results, at most 20 of them. An empty query finds nothing.
         */
        post: operations["searchEverything"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the app looks to the signed-in person
         * @description What the person chose in the panel 'Ajustes', on whatever device; the configured defaults before that.
         */
        get: operations["getUserSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how the app looks
         * @description Merges the fields that the body carries.
         */
        patch: operations["updateUserSettings"];
        trace?: never;
    };
    "/api/common/shortcuts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my shortcuts
         * @description The shortcuts of the signed-in person, in their order; a new one stands at the end.
         */
        get: operations["listShortcuts"];
        put?: never;
        /**
         * Add a shortcut
         * @description Adds a shortcut, at the end or before another one.
         */
        post: operations["createShortcut"];
        /**
         * Delete a shortcut
         * @description Deletes one shortcut of the signed-in person.
         */
        delete: operations["deleteShortcut"];
        options?: never;
        head?: never;
        /**
         * Change a shortcut
         * @description Merges the fields that `shortcut` carries. An `id` in it must agree with the outer one.
         */
        patch: operations["updateShortcut"];
        trace?: never;
    };
    "/api/common/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of the quotas is used
         * @description The bytes that are stored of what the person uploaded, pictures inside records (data strings) among them, and of the company's files and images, beside what may be. What would pass a quota is refused with 413.
         */
        get: operations["getStorageUse"];
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
    "/api/common/user/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the picture of a person
         * @description The picture that a profile holds, under the address that lists show. Public, because an `img` element sends no token; the id cannot be guessed, and changes with the picture, so browsers may keep it.
         */
        get: operations["getUserPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboards/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The analytics dashboard
         * @description How a web site is visited: a year of visitors by day beside the year before, and what kind of people they are. Sample figures, the same for everybody; 404 where the demo data was not seeded.
         */
        get: operations["getAnalyticsDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboards/crypto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The crypto dashboard
         * @description Prices, wallets and a watch list of four currencies. Sample figures, the same for everybody; 404 where the demo data was not seeded.
         */
        get: operations["getCryptoDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboards/finance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The finance dashboard
         * @description The balance of an account, its budget, its card statements and its last transactions, newest first. Sample figures, the same for everybody; 404 where the demo data was not seeded.
         */
        get: operations["getFinanceDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboards/project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dashboard of the active project
         * @description The figures of the project that the signed-in person works in; its budget and expenses are those of its control in Finanzas. Without an active project the answer is 409: the person chooses a company and a project first.
         */
        get: operations["getProjectDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/api/Desarrolladoras/{desarrolladoraId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a company
         * @description The data of one company of the signed-in person, with the person's role in it.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the data of a company
         * @description Merges the sent fields. A CUIT of another company of the person is refused with 409, and so is another version than the stored one (`Stale version`).
         */
        patch: operations["updateCompany"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/cotizaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rates
         * @description A page of the rates of a company, or all that the filter finds as a file.
         */
        get: operations["listCotizaciones"];
        /**
         * Load many rates
         * @description Adds rates, and changes those of a day that is there already; all or nothing.
         */
        put: operations["loadCotizaciones"];
        /**
         * Add a rate
         * @description Adds a rate. One with the same key is refused with 409 that names the other.
         */
        post: operations["createCotizacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/cotizaciones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a rate
         * @description One rate of a company.
         */
        get: operations["getCotizacion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a rate
         * @description Merges the sent fields; `activo` archives and restores. Another version than the stored one is 409 `Stale version`.
         */
        patch: operations["updateCotizacion"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/depositos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deposits
         * @description A page of the deposits of a company, or all that the filter finds as a file.
         */
        get: operations["listDepositos"];
        put?: never;
        /**
         * Add a deposit
         * @description Adds a deposit. One with the same key is refused with 409 that names the other.
         */
        post: operations["createDeposito"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/depositos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a deposit
         * @description One deposit of a company.
         */
        get: operations["getDeposito"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a deposit
         * @description Merges the sent fields; `activo` archives and restores. Another version than the stored one is 409 `Stale version`.
         */
        patch: operations["updateDeposito"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/feriados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the holidays
         * @description A page of the holidays of a company, or all that the filter finds as a file.
         */
        get: operations["listFeriados"];
        put?: never;
        /**
         * Add a holiday
         * @description Adds a holiday. One with the same key is refused with 409 that names the other.
         */
        post: operations["createFeriado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/feriados/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a holiday
         * @description One holiday of a company.
         */
        get: operations["getFeriado"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a holiday
         * @description Merges the sent fields; `activo` archives and restores. Another version than the stored one is 409 `Stale version`.
         */
        patch: operations["updateFeriado"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/historial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a company
         * @description Who changed what and when in a company, the newest first.
         */
        get: operations["listCompanyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/indices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the indices
         * @description A page of the indices of a company, or all that the filter finds as a file.
         */
        get: operations["listIndices"];
        put?: never;
        /**
         * Add a index
         * @description Adds a index. One with the same key is refused with 409 that names the other.
         */
        post: operations["createIndice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/indices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a index
         * @description One index of a company.
         */
        get: operations["getIndice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a index
         * @description Merges the sent fields; `activo` archives and restores. Another version than the stored one is 409 `Stale version`.
         */
        patch: operations["updateIndice"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/indices/{indiceId}/valores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the values of an index
         * @description A page of the values of an index of a company, or all that the filter finds as a file.
         */
        get: operations["listIndiceValores"];
        /**
         * Load many values of an index
         * @description Adds values, and changes those of a period that is there already; all or nothing.
         */
        put: operations["loadIndiceValores"];
        /**
         * Add a value of an index
         * @description Adds a value of an index. One with the same key is refused with 409 that names the other.
         */
        post: operations["createIndiceValor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/indices/{indiceId}/valores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a value of an index
         * @description One value of an index of a company.
         */
        get: operations["getIndiceValor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a value of an index
         * @description Merges the sent fields; `activo` archives and restores. Another version than the stored one is 409 `Stale version`.
         */
        patch: operations["updateIndiceValor"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/invitaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pending invitations of a company
         * @description A page of the invitations that nobody has accepted, or all that the search finds as a file.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody to a company
         * @description Sends a mail with a link that works once, for 7 days. An address that is invited already gets a new link in place of the one before; one of a member is 409.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/invitaciones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Its link does not work any more.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/materiales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the materials
         * @description A page of the materials of a company, or all that the filter finds as a file.
         */
        get: operations["listMateriales"];
        put?: never;
        /**
         * Add a material
         * @description Adds a material. One with the same key is refused with 409 that names the other.
         */
        post: operations["createMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/materiales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a material
         * @description One material of a company.
         */
        get: operations["getMaterial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a material
         * @description Merges the sent fields; `activo` archives and restores. Another version than the stored one is 409 `Stale version`.
         */
        patch: operations["updateMaterial"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/materiales/{materialId}/precios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prices of a material
         * @description A page of the prices of a material of a company, or all that the filter finds as a file.
         */
        get: operations["listPrecios"];
        /**
         * Load many prices of a material
         * @description Adds prices to the history of a material, all or nothing; one that is there already with the same day, supplier and currency is left as it is.
         */
        put: operations["loadPrecios"];
        /**
         * Add a price of a material
         * @description Adds a price of a material. One with the same key is refused with 409 that names the other.
         */
        post: operations["createPrecio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/miembros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a company
         * @description A page of who belongs to a company, or all that the search finds as a file.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/miembros/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take somebody out of a company
         * @description What the person made stays. Everybody may leave; only an administrador takes others out (403). The last administrador cannot leave (409).
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change the role of a member
         * @description A company keeps one administrador: taking the role from the last one is 409.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/proveedores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the suppliers
         * @description A page of the suppliers of a company, or all that the filter finds as a file.
         */
        get: operations["listProveedores"];
        put?: never;
        /**
         * Add a supplier
         * @description Adds a supplier. One with the same key is refused with 409 that names the other.
         */
        post: operations["createProveedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/proveedores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a supplier
         * @description One supplier of a company.
         */
        get: operations["getProveedor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a supplier
         * @description Merges the sent fields; `activo` archives and restores. Another version than the stored one is 409 `Stale version`.
         */
        patch: operations["updateProveedor"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/proyectos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects of a company with all their data
         * @description A page of the projects of a company, or all that the filter finds as a file; the archived ones only where they are asked for.
         */
        get: operations["listCompanyProjects"];
        put?: never;
        /**
         * Create a project
         * @description Adds a project to a company. A code that another project of the company has is refused with 409; without a code the project gets the next free one.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/proyectos/{proyectoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a project
         * @description One project of a company with all its data.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a project
         * @description Merges the sent fields; `archivado` archives and restores. States go planificado, activo, pausado and back, terminado; cancelado needs a motivo. Any other step is 409, and so are a taken code and another version than the stored one.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/rubros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rubros
         * @description A page of the rubros of a company, or all that the filter finds as a file.
         */
        get: operations["listRubros"];
        /**
         * Put rubros in order
         * @description Puts the rubros below one, all of them, in a new order.
         */
        put: operations["orderRubros"];
        /**
         * Add a rubro
         * @description Adds a rubro. One with the same key is refused with 409 that names the other.
         */
        post: operations["createRubro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/rubros/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a rubro
         * @description One rubro of a company.
         */
        get: operations["getRubro"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a rubro
         * @description Merges the sent fields; `activo` archives and restores. Another version than the stored one is 409 `Stale version`.
         */
        patch: operations["updateRubro"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/tipos-documento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of documents
         * @description A page of the kinds of documents of a company, or all that the filter finds as a file.
         */
        get: operations["listTiposDocumento"];
        put?: never;
        /**
         * Add a kind of document
         * @description Adds a kind of document. One with the same key is refused with 409 that names the other.
         */
        post: operations["createTipoDocumento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/tipos-documento/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a kind of document
         * @description One kind of document of a company.
         */
        get: operations["getTipoDocumento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a kind of document
         * @description Merges the sent fields; `activo` archives and restores. Another version than the stored one is 409 `Stale version`.
         */
        patch: operations["updateTipoDocumento"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/tipos-evento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of events
         * @description A page of the kinds of events of a company, or all that the filter finds as a file.
         */
        get: operations["listTiposEvento"];
        put?: never;
        /**
         * Add a kind of event
         * @description Adds a kind of event. One with the same key is refused with 409 that names the other.
         */
        post: operations["createTipoEvento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/tipos-evento/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a kind of event
         * @description One kind of event of a company.
         */
        get: operations["getTipoEvento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a kind of event
         * @description Merges the sent fields; `activo` archives and restores. Another version than the stored one is 409 `Stale version`.
         */
        patch: operations["updateTipoEvento"];
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/unidades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the units
         * @description A page of the units of a company, or all that the filter finds as a file.
         */
        get: operations["listUnidades"];
        put?: never;
        /**
         * Add a unit
         * @description Adds a unit. One with the same key is refused with 409 that names the other.
         */
        post: operations["createUnidad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Desarrolladoras/{desarrolladoraId}/unidades/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a unit
         * @description One unit of a company.
         */
        get: operations["getUnidad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a unit
         * @description Merges the sent fields; `activo` archives and restores. Another version than the stored one is 409 `Stale version`.
         */
        patch: operations["updateUnidad"];
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
    "/api/invitaciones/aceptar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description With a session: its account joins, where it has the address that was invited (409 where it has another one). Without one: whoever has no account makes it with nombre and password, and is signed in; for an address that has one, 409 says to sign in first. A used, expired or unknown token is 404.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitaciones/consultar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what an invitation is for
         * @description What the link of a mail invites to, which this call does not accept. A used, expired or unknown token is 404. Sixty tries in 15 minutes from one address are answered 429 until the window passes.
         */
        post: operations["checkInvitation"];
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
         * @description What happened lately, newest first: what the people of my companies did, by their history, and the sample feed where there is one, which is the same for everybody. Links lead to the record where it stands in the company and project that the call works in, else to its project. It may be narrowed to a kind and to a person. The next page begins behind the activity that `after` names.
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
    "/api/pages/activities/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people of the activities
         * @description Who did something that the feed tells, by name, and how often. At most 500.
         */
        get: operations["listActivityPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/certificados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the certificates of a project
         * @description A page of the certificates of all contracts of a project, the newest first, with their sums; or all as a file.
         */
        get: operations["listProjectCertificados"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/cobros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the receipts
         * @description A page of the receipts of a project, or all that the filter finds as a file; the sums are those of the whole filter.
         */
        get: operations["listCobros"];
        put?: never;
        /**
         * Register what was received
         * @description Registers money that a project received.
         */
        post: operations["createCobro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/cobros/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what was received
         * @description One receipt of a project.
         */
        get: operations["getCobro"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/cobros/{id}/anular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Annul what was received
         * @description It stays in sight and counts no more.
         */
        post: operations["annulCobro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/comprobantes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of suppliers
         * @description A page of the documents of a project, or all that the filter finds as a file; the sums are those of the whole filter.
         */
        get: operations["listComprobantes"];
        put?: never;
        /**
         * Add a document of a supplier
         * @description Adds a draft, or registers at once with `estado: registrado`. The same supplier, kind, letter and number again is 409 with `existenteId`; a paused, finished or cancelled project refuses it with 409.
         */
        post: operations["createComprobante"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/comprobantes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a document of a supplier
         * @description One document of a project.
         */
        get: operations["getComprobante"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Deletes a draft; what is registered is annulled instead (409).
         */
        delete: operations["deleteComprobante"];
        options?: never;
        head?: never;
        /**
         * Change a draft
         * @description Merges the sent fields into a draft. What is registered or annulled does not change any more (409); another version than the stored one is 409 `Stale version`.
         */
        patch: operations["updateComprobante"];
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/comprobantes/{id}/anular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Annul a registered document
         * @description It stays in sight and counts no more. One that payments were applied to is 409 until they are annulled.
         */
        post: operations["annulComprobante"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/comprobantes/{id}/documentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to a document
         * @description Stores one file of up to 100 MB (413 above), also for a registered document. A document has at most 50.
         */
        post: operations["uploadComprobanteDocumento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/comprobantes/{id}/documentos/{documentoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a document
         * @description The bytes of a file, always as a download that the browser does not open in the page.
         */
        get: operations["downloadComprobanteDocumento"];
        put?: never;
        post?: never;
        /**
         * Take a file from a document
         * @description For a day `restoreComprobanteDocumento` brings it back.
         */
        delete: operations["removeComprobanteDocumento"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/comprobantes/{id}/documentos/{documentoId}/reponer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a file of a document back
         * @description Takes back the removal of a file; one that is there stays as it is.
         */
        post: operations["restoreComprobanteDocumento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/comprobantes/{id}/registrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a draft
         * @description Confirms a draft, which never changes again. Anything but a draft is 409.
         */
        post: operations["registerComprobante"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/contratos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contracts of a project
         * @description A page of contracts, the newest first, with their sums; or all as a file.
         */
        get: operations["listContratos"];
        put?: never;
        /**
         * Start a contract
         * @description Adds a draft from items of the budget. With `simular` it only reckons.
         */
        post: operations["createContrato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the certificates of a contract
         * @description A page of the certificates of a contract, the newest first, with their sums; or all as a file.
         */
        get: operations["listCertificados"];
        put?: never;
        /**
         * Start a certificate
         * @description Adds the draft of a month; one a month and contract, in order. With `simular` it only reckons.
         */
        post: operations["createCertificado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a certificate
         * @description One certificate with previous, period, accumulated and balance of each line.
         */
        get: operations["getCertificado"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Deletes a draft. What was issued is annulled instead.
         */
        delete: operations["deleteCertificado"];
        options?: never;
        head?: never;
        /**
         * Change a draft
         * @description Merges the sent fields into a draft; `lineas` replaces what is certified of each item. With `simular` it only reckons.
         */
        patch: operations["updateCertificado"];
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados/{id}/anular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Annul a certificate
         * @description It counts no more, and stays in sight with its reason. Only the last one of a contract can be annulled.
         */
        post: operations["annulCertificado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados/{id}/aprobar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a certificate
         * @description From now on it is executed and owed.
         */
        post: operations["approveCertificado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados/{id}/emitir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a certificate
         * @description Its figures are fixed; it gets its number in the contract.
         */
        post: operations["issueCertificado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados/{id}/rechazar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a certificate
         * @description It counts no more; its month can be certified again.
         */
        post: operations["rejectCertificado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/contratos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a contract
         * @description One contract with its items and how far each is certified.
         */
        get: operations["getContrato"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Deletes a draft. A contract that was signed is ended instead.
         */
        delete: operations["deleteContrato"];
        options?: never;
        head?: never;
        /**
         * Change a draft
         * @description Merges the sent fields into a draft; `items` replaces all lines. With `simular` it only reckons.
         */
        patch: operations["updateContrato"];
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/contratos/{id}/finalizar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a contract
         * @description From then on it is committed no more; what was certified stays.
         */
        post: operations["finishContrato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/contratos/{id}/firmar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a contract into force
         * @description From now on it is committed and can be certified; it gets its number.
         */
        post: operations["signContrato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/contratos/{id}/rescindir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rescind a contract
         * @description Ends it with its reason; it is committed no more, and what was certified stays.
         */
        post: operations["rescindContrato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/control-presupuestario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the control of the budget
         * @description What was budgeted, committed, executed and paid, without VAT, by rubro, by item or by supplier, in the currency of the project or in another valuation. A rubro that has others below it is reckoned as a whole; the totals are those of the rows that are part of no other one.
         */
        get: operations["getControlPresupuestario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/control-presupuestario/movimientos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows behind a number of the control
         * @description A page of what makes a column of the control, the newest first, each with its document; the sums are those of the whole filter.
         */
        get: operations["listControlMovimientos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/control-presupuestario/proyecciones/{rubroId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set what a rubro is still expected to cost
         * @description Takes the place of what the control reckons by itself; `importe` null takes it back. Another version than the present one is 409.
         */
        put: operations["setControlProyeccion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/control-presupuestario/resumen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show where the project stands
         * @description Totals of the control, progress, what is due, what is worth a look, the rubros that are furthest off, and the curve of plan and reality, in the valuation that is asked for. What is due stays in the currency of the project, with VAT.
         */
        get: operations["getControlResumen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/cuenta-corriente": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the account of a supplier
         * @description What the project owes a supplier and paid, movement by movement with its running balance, each currency apart: registered documents, approved certificates that no document bills yet, and payments. The balance counts what came before the page and before `desde`.
         */
        get: operations["getCuentaCorriente"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/cuentas-corrientes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the balances of the suppliers
         * @description What the project owes each supplier that it had to do with, each currency apart.
         */
        get: operations["listCuentasCorrientes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/documentos-nuevos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file of a document that is still written
         * @description Stores one file of up to 100 MB (413 above). It waits for a day: `createComprobante` gives it to its document by `documentos`.
         */
        post: operations["uploadDocumentoNuevo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/flujo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell the cash flow of a project
         * @description By month, with VAT: what came in and went out, and what is still planned to go out (due dates of unpaid documents and certificates, what is left of contracts in force, spread evenly until their end). What is overdue stands in the present month. `acumulado` counts what came before the first month too. At most 120 months (400 otherwise). In another valuation each day is valued by itself; 409 where nothing says what amounts are worth.
         */
        get: operations["getFlujo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/historial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a project
         * @description Who changed what and when in a project, the newest first.
         */
        get: operations["listProjectHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/modificaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of the budget
         * @description A page of the adicionales and economías of a project, the newest first, with their sums; or all as a file.
         */
        get: operations["listModificaciones"];
        put?: never;
        /**
         * Start a change of the budget
         * @description Adds a draft to the approved budget; without one it is refused with 409. With `simular` it only reckons.
         */
        post: operations["createModificacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/modificaciones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a change of the budget
         * @description One adicional or economía with its lines.
         */
        get: operations["getModificacion"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Deletes a draft. What was approved is annulled instead.
         */
        delete: operations["deleteModificacion"];
        options?: never;
        head?: never;
        /**
         * Change a draft
         * @description Merges the sent fields into a draft; `items` replaces all lines. With `simular` it only reckons.
         */
        patch: operations["updateModificacion"];
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/modificaciones/{id}/anular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Annul a change of the budget
         * @description It counts no more, and stays in sight with its reason.
         */
        post: operations["annulModificacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/modificaciones/{id}/aprobar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a change of the budget
         * @description From now on it counts in the current budget; it gets its number.
         */
        post: operations["approveModificacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/pagos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments
         * @description A page of the payments of a project, or all that the filter finds as a file; the sums are those of the whole filter.
         */
        get: operations["listPagos"];
        put?: never;
        /**
         * Register a payment
         * @description Registers a payment and applies it to documents of its supplier, each at most by what is left of it (409). What is not applied stays `aCuenta`.
         */
        post: operations["createPago"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/pagos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a payment
         * @description One payment of a project.
         */
        get: operations["getPago"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/pagos/{id}/anular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Annul a payment
         * @description It stays in sight, and what it paid is owed again.
         */
        post: operations["annulPago"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/pagos/{id}/aplicar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply what is left of a payment
         * @description Applies what is `aCuenta` to documents of its supplier. More than is left of either is 409.
         */
        post: operations["applyPago"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/presupuestos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the budgets of a project
         * @description A page of the versions of a project's budget, the newest first, or all of them as a file.
         */
        get: operations["listPresupuestos"];
        put?: never;
        /**
         * Start a budget
         * @description Adds a version of the budget as a draft; with `copiaDe` it begins with the items of another one of the project.
         */
        post: operations["createPresupuesto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/presupuestos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a budget
         * @description One version of the budget, with its total; its items are asked for apart.
         */
        get: operations["getPresupuesto"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Deletes a draft with its items. What was approved once stays: 409.
         */
        delete: operations["deletePresupuesto"];
        options?: never;
        head?: never;
        /**
         * Change the data of a draft
         * @description Merges the sent fields into a draft. An approved one is frozen: 409.
         */
        patch: operations["updatePresupuesto"];
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/presupuestos/{id}/aprobar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a budget
         * @description Freezes a draft and gives it its number. The one that was approved before becomes `reemplazado`, with its modificaciones.
         */
        post: operations["approvePresupuesto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/presupuestos/{presupuestoId}/comparacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two budgets
         * @description The items of two versions side by side, by their codes; `con` is the one to compare with.
         */
        get: operations["comparePresupuestos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/presupuestos/{presupuestoId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the items of a budget
         * @description The whole sheet of a budget: its items in their order, and what each rubro adds up to with all below it; or a file.
         */
        get: operations["getPresupuestoItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change items of a draft
         * @description Stores new and changed items of a draft and deletes others, all or nothing; with `simular` it only reckons. Items without `id` are new.
         */
        patch: operations["updatePresupuestoItems"];
        trace?: never;
    };
    "/api/Proyectos/{proyectoId}/vencimientos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell what is due
         * @description What is left to pay of the registered documents, overdue, in 7 and in 30 days, and by week, in the currency of the project.
         */
        get: operations["getVencimientos"];
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
    "/api/ui/icons/{set}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an icon catalogue
         * @description The names of all icons of a set. The drawings are static: one sprite a set, `/assets/icons/{namespace}.svg`, with a symbol for each name. A set that does not exist is 404.
         */
        get: operations["getIconCatalogue"];
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
            kind: components["schemas"]["ActivityKind"];
            link?: string;
            /** @description The text of the link. */
            linkedContent?: string;
            /** @description Who did it. */
            person?: string;
            /** @description Whether the link leads to a screen of this application. */
            useRouter?: boolean;
        };
        /**
         * @description What an activity is about.
         * @enum {string}
         */
        ActivityKind: "obra" | "ventas" | "finanzas" | "documentos" | "comunicacion" | "equipo";
        ActivityPerson: {
            count: number;
            name: string;
        };
        /**
         * @description A rate of VAT, in per cent.
         * @enum {string}
         */
        AlicuotaIva: "0" | "2.5" | "5" | "10.5" | "21" | "27";
        AnalyticsDashboard: {
            age: components["schemas"]["AnalyticsSplit"];
            conversions: components["schemas"]["AnalyticsMeasure"];
            gender: components["schemas"]["AnalyticsSplit"];
            impressions: components["schemas"]["AnalyticsMeasure"];
            language: components["schemas"]["AnalyticsSplit"];
            newVsReturning: components["schemas"]["AnalyticsSplit"];
            visitors: components["schemas"]["AnalyticsVisitors"];
            visitorsVsPageViews: components["schemas"]["AnalyticsRatio"];
            visits: components["schemas"]["AnalyticsMeasure"];
        };
        AnalyticsMeasure: {
            /** @description The sum of the series. */
            amount: number;
            /** @description The weeks, oldest first, each as first day/last day: `2026-03-10/2026-03-16`. */
            labels: string[];
            series: components["schemas"]["DashboardSeries"][];
        };
        /** @description Page Views and Visitors by day, two series. */
        AnalyticsRatio: {
            averageRatio: number;
            overallScore: number;
            predictedRatio: number;
            series: components["schemas"]["DashboardPointSeries"][];
        };
        AnalyticsSplit: {
            labels: string[];
            /** @description A percentage for each label; they sum to 100. */
            series: number[];
            uniqueVisitors: number;
        };
        AnalyticsVisitors: {
            series: components["schemas"]["AnalyticsYears"];
        };
        /** @description Visitors by day, 365 days each, oldest first. */
        AnalyticsYears: {
            "last-year": components["schemas"]["DashboardPointSeries"][];
            "this-year": components["schemas"]["DashboardPointSeries"][];
        };
        /** @description A file of a record. */
        Attachment: {
            /** Format: date-time */
            createdAt: string;
            /** @description The name of who uploaded it. */
            createdBy: string;
            id: components["schemas"]["Id"];
            name: string;
            /** @description In bytes. */
            size: number;
            /** @description The media type, told by the content. */
            type: string;
        };
        AttachmentUpload: {
            /**
             * Format: binary
             * @description The file, with its name; up to 100 MB.
             */
            file: string;
        };
        /** @description A board, without what is on it. */
        Board: {
            description: string;
            /** @description The classes of an icon, such as `pi pi-building`. */
            icon: string;
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When something on the board changed last.
             */
            lastActivity: string;
            members: components["schemas"]["BoardMember"][];
            title: string;
        };
        /** @description A board with everything that is on it. */
        BoardDetail: {
            description: string;
            icon: string;
            id: components["schemas"]["Id"];
            labels: components["schemas"]["BoardLabel"][];
            /** Format: date-time */
            lastActivity: string;
            lists: components["schemas"]["BoardListDetail"][];
            members: components["schemas"]["BoardMember"][];
            title: string;
        };
        /** @description A board to create. */
        BoardInput: {
            description?: string;
            icon?: string;
            /** @description Ignored; the store gives the id. */
            id?: string | null;
            /** @description Ignored. */
            labels?: unknown[];
            /** @description Ignored. */
            lastActivity?: string | null;
            /** @description Ignored. */
            lists?: unknown[];
            members?: components["schemas"]["BoardMemberReference"][];
            title: string;
        };
        /** @description A label that the cards of one board can carry. */
        BoardLabel: {
            boardId: components["schemas"]["Id"];
            color: components["schemas"]["BoardLabelColor"];
            id: components["schemas"]["Id"];
            title: string;
        };
        /** @enum {string} */
        BoardLabelColor: "gray" | "blue" | "indigo" | "red" | "teal" | "purple" | "green" | "amber";
        /** @description A label to create. */
        BoardLabelInput: {
            boardId: components["schemas"]["Id"];
            color?: components["schemas"]["BoardLabelColor"];
            /** @description Ignored; the store gives the id. */
            id?: string | null;
            title: string;
        };
        /** @description The fields of a label to change. `id` and `boardId` must be its own. */
        BoardLabelPatch: {
            boardId?: components["schemas"]["Id"];
            color?: components["schemas"]["BoardLabelColor"];
            id?: components["schemas"]["Id"];
            title?: string;
        };
        /** @description A label by its id, or as it was received. */
        BoardLabelReference: components["schemas"]["Id"] | {
            boardId: components["schemas"]["Id"];
            color?: components["schemas"]["BoardLabelColor"];
            id: components["schemas"]["Id"];
            title: string;
        };
        /** @description A list of a board, without its cards. */
        BoardList: {
            boardId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            limit: components["schemas"]["BoardListLimit"];
            /** @description Lists stand in ascending order, normally 65536 apart. */
            position: number;
            title: string;
        };
        /** @description A list with the fields to change. `boardId` must be its own. */
        BoardListChange: {
            boardId?: components["schemas"]["Id"];
            /** @description Ignored. */
            cards?: unknown[];
            id: components["schemas"]["Id"];
            limit?: components["schemas"]["BoardListLimit"];
            position?: components["schemas"]["ScrumboardPosition"];
            title?: string;
        };
        /** @description A list with its cards by position. */
        BoardListDetail: {
            boardId: components["schemas"]["Id"];
            cards: components["schemas"]["Card"][];
            id: components["schemas"]["Id"];
            limit: components["schemas"]["BoardListLimit"];
            position: number;
            title: string;
        };
        /** @description A list to create. */
        BoardListInput: {
            boardId: components["schemas"]["Id"];
            /** @description Ignored. */
            cards?: unknown[];
            /** @description Ignored; the store gives the id. */
            id?: string | null;
            limit?: components["schemas"]["BoardListLimit"];
            position?: components["schemas"]["ScrumboardPosition"];
            title: string;
        };
        /** @description How many cards the list shall hold at most. More are not refused; the board shows that it is exceeded. */
        BoardListLimit: number | null;
        /** @description Somebody who can be a member of boards. */
        BoardMember: {
            /** @description An image address or an inline data string. */
            avatar: string | null;
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A member by its id, or as it was received. */
        BoardMemberReference: components["schemas"]["Id"] | components["schemas"]["BoardMember"];
        /** @description The fields of a board to change. An `id` must agree with the outer one. */
        BoardPatch: {
            description?: string;
            icon?: string;
            id?: components["schemas"]["Id"];
            /** @description Ignored. */
            labels?: unknown[];
            /** @description Ignored. */
            lastActivity?: string | null;
            /** @description Ignored. */
            lists?: unknown[];
            members?: components["schemas"]["BoardMemberReference"][];
            title?: string;
        };
        /** @description One change of a record. */
        Cambio: {
            /** @description What was done: `crear`, `cambiar`, `archivar`, `restaurar`. */
            accion: string;
            /** @description The fields that changed, as they were; empty before a creation. */
            antes: {
                [key: string]: unknown;
            };
            /** @description The same fields as they are since. */
            despues: {
                [key: string]: unknown;
            };
            /** @description The kind of record: `rubro`. */
            entidad: string;
            entidadId: string;
            id: components["schemas"]["Id"];
            /** Format: date-time */
            momento: string;
            /** @description Who did it. */
            usuario: string;
            usuarioId: string;
        };
        /** @description A page of the history, the newest first. */
        CambioPage: {
            items: components["schemas"]["Cambio"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description A quantity as text, up to 4 decimals. */
        Cantidad: string;
        /** @description A card of a list. */
        Card: {
            /** @description Whether it was put away: it is not on the board then, and no task. */
            archived: boolean;
            /** @description How many files it has. */
            attachments: number;
            boardId: components["schemas"]["Id"];
            checklist: components["schemas"]["CardStep"][];
            /** @description How many comments it has. */
            comments: number;
            /** @description Whether the work is done, in whichever list the card stands. */
            completed: boolean;
            /** @description HTML, sanitised when it is stored. */
            description: string | null;
            /** Format: date */
            dueDate: string | null;
            id: components["schemas"]["Id"];
            labels: components["schemas"]["BoardLabel"][];
            listId: components["schemas"]["Id"];
            /** @description Who works on it. */
            members: components["schemas"]["BoardMember"][];
            /** @description Cards stand in ascending order, normally 65536 apart. */
            position: number;
            priority: components["schemas"]["CardPriority"];
            title: string;
            /** @description Counts the changes of what the card says; a move is none. */
            version: number;
        };
        CardAttachmentUpload: {
            cardId: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description The file, with its name; up to 100 MB.
             */
            file: string;
        };
        /** @description A card with the fields to change. `boardId` must be its own. */
        CardChange: {
            archived?: boolean;
            /** @description Ignored. */
            attachments?: number;
            boardId?: components["schemas"]["Id"];
            checklist?: components["schemas"]["CardChecklist"];
            /** @description Ignored. */
            comments?: number;
            completed?: boolean;
            description?: string | null;
            /** Format: date */
            dueDate?: string | null;
            id: components["schemas"]["Id"];
            labels?: components["schemas"]["BoardLabelReference"][];
            listId?: components["schemas"]["Id"];
            members?: components["schemas"]["BoardMemberReference"][];
            position?: components["schemas"]["ScrumboardPosition"];
            priority?: components["schemas"]["CardPriority"];
            title?: string;
            /** @description The version that was seen. */
            version?: number;
        };
        /** @description The steps of a card, in their order; what is sent takes the place of all that was there. */
        CardChecklist: components["schemas"]["CardStep"][];
        /** @description What somebody said about a card. */
        CardComment: {
            author: components["schemas"]["BoardMember"];
            cardId: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            id: components["schemas"]["Id"];
            /** @description Plain text. */
            text: string;
        };
        /** @description A comment to add to a card. */
        CardCommentInput: {
            cardId: components["schemas"]["Id"];
            text: components["schemas"]["CardCommentText"];
        };
        /** @description One page of comments. */
        CardCommentPage: {
            items: components["schemas"]["CardComment"][];
            lastPage: number;
            page: number;
            size: number;
            total: number;
        };
        /** @description A comment sent back, or its new text. What is not its text is ignored. */
        CardCommentPatch: {
            author?: components["schemas"]["BoardMember"];
            cardId?: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            editedAt?: string | null;
            id?: components["schemas"]["Id"];
            text?: components["schemas"]["CardCommentText"];
        };
        CardCommentText: string;
        /** @description A card to create. `boardId` must be that of its list. */
        CardInput: {
            archived?: boolean;
            /** @description Ignored. */
            attachments?: number;
            boardId?: components["schemas"]["Id"];
            checklist?: components["schemas"]["CardChecklist"];
            /** @description Ignored. */
            comments?: number;
            completed?: boolean;
            description?: string | null;
            /** Format: date */
            dueDate?: string | null;
            /** @description Ignored; the store gives the id. */
            id?: string | null;
            labels?: components["schemas"]["BoardLabelReference"][];
            listId: components["schemas"]["Id"];
            members?: components["schemas"]["BoardMemberReference"][];
            position?: components["schemas"]["ScrumboardPosition"];
            priority?: components["schemas"]["CardPriority"];
            title: string;
            /** @description Ignored; a new card begins with 1. */
            version?: number;
        };
        /** @description A card with its new position, and its new list where it changes. */
        CardMove: {
            archived?: boolean;
            /** @description Ignored. */
            attachments?: number;
            boardId?: components["schemas"]["Id"];
            checklist?: components["schemas"]["CardChecklist"];
            /** @description Ignored. */
            comments?: number;
            completed?: boolean;
            description?: string | null;
            /** Format: date */
            dueDate?: string | null;
            id: components["schemas"]["Id"];
            labels?: components["schemas"]["BoardLabelReference"][];
            listId?: components["schemas"]["Id"];
            members?: components["schemas"]["BoardMemberReference"][];
            position: components["schemas"]["ScrumboardPosition"];
            priority?: components["schemas"]["CardPriority"];
            title?: string;
            /** @description Ignored. */
            version?: number;
        };
        /** @description One page of cards. */
        CardPage: {
            items: components["schemas"]["Card"][];
            lastPage: number;
            page: number;
            size: number;
            total: number;
        };
        /** @description The fields of a card to change. `id` and `boardId` must be its own. */
        CardPatch: {
            archived?: boolean;
            /** @description Ignored. */
            attachments?: number;
            boardId?: components["schemas"]["Id"];
            checklist?: components["schemas"]["CardChecklist"];
            /** @description Ignored. */
            comments?: number;
            completed?: boolean;
            description?: string | null;
            /** Format: date */
            dueDate?: string | null;
            id?: components["schemas"]["Id"];
            labels?: components["schemas"]["BoardLabelReference"][];
            listId?: components["schemas"]["Id"];
            members?: components["schemas"]["BoardMemberReference"][];
            position?: components["schemas"]["ScrumboardPosition"];
            priority?: components["schemas"]["CardPriority"];
            title?: string;
            /** @description The version that was seen. */
            version?: number;
        };
        /** @enum {string} */
        CardPriority: "none" | "low" | "medium" | "high";
        /** @description A step of a card's checklist. Its id is chosen by whoever adds it, and differs from those of the other steps. */
        CardStep: {
            completed: boolean;
            id: components["schemas"]["Id"];
            text: string;
        };
        /** @description What a load did. */
        CargaResultado: {
            cambiados: number;
            creados: number;
            iguales: number;
        };
        /** @description What was done of a contract in a month, and what is owed for it. */
        Certificado: {
            ajuste: components["schemas"]["Importe"];
            anticipoAmortizado: components["schemas"]["Importe"];
            /** @description How far the contract is certified with this one. */
            avance: components["schemas"]["Porcentaje"];
            /** @description What is provisional. */
            avisos: string[];
            bruto: components["schemas"]["Importe"];
            /** @description Bruto, ajuste and diferencias in the project's currency: what is executed. */
            brutoAjustadoBase: components["schemas"]["Importe"];
            /** @description What is contracted. */
            contrato: string;
            contratoId: components["schemas"]["Id"];
            cotizacion: components["schemas"]["CotizacionFijada"] | null;
            /** @description The sum of `diferencias`; paid with `ajuste`. */
            diferenciaAjuste: components["schemas"]["Importe"];
            /** @description A line for each earlier certificate whose index was issued anew after it was confirmed. */
            diferencias: components["schemas"]["CertificadoDiferencia"][];
            /** @description The net amount in words. */
            enLetras: string;
            estado: components["schemas"]["CertificadoEstado"];
            /** @description Null unless it is approved; once it is billed that of what bills it. */
            estadoPago: components["schemas"]["EstadoPago"] | null;
            /** @description Why an item is certified above 100 %. */
            excedeConNota: string | null;
            /**
             * Format: date
             * @description The day that its amounts are of.
             */
            fecha: string;
            /** Format: date */
            fechaEmision: string | null;
            fondoReparo: components["schemas"]["Importe"];
            id: components["schemas"]["Id"];
            lineas: components["schemas"]["CertificadoLinea"][];
            moneda: components["schemas"]["Moneda"];
            motivoEstado: components["schemas"]["DocumentoMotivo"];
            neto: components["schemas"]["Importe"];
            /** @description In the project's currency. */
            netoBase: components["schemas"]["Importe"];
            numero: components["schemas"]["DocumentoNumero"];
            otrasRetenciones: components["schemas"]["Importe"];
            periodo: components["schemas"]["Mes"];
            proveedor: string;
            proveedorId: components["schemas"]["Id"];
            /** @description What is left of its net amount; 0 unless it is approved, and once a document of the supplier bills it. */
            saldo: components["schemas"]["Importe"];
            /** @description What is left in the project's currency. */
            saldoBase: components["schemas"]["Importe"];
            /**
             * Format: date
             * @description Since its approval, by the supplier's condition.
             */
            vencimiento: string | null;
            version: components["schemas"]["Version"];
        };
        /** @description What an earlier certificate would be adjusted by now, less what was certified of it: its index was issued anew since. */
        CertificadoDiferencia: {
            /** @description Its own adjustment, and the differences that were certified since. */
            ajusteCertificado: components["schemas"]["Importe"];
            ajusteNuevo: components["schemas"]["Importe"];
            certificadoId: components["schemas"]["Id"];
            importe: components["schemas"]["Importe"];
            numero: components["schemas"]["DocumentoNumero"];
            periodo: components["schemas"]["Mes"];
        };
        /** @enum {string} */
        CertificadoEstado: "borrador" | "emitido" | "aprobado" | "rechazado" | "anulado";
        /** @description A new draft. Items that are left out have nothing in the period. */
        CertificadoInput: {
            /** @description Why an item is certified above 100 %. */
            excedeConNota?: string | null;
            lineas: components["schemas"]["CertificadoLinea"][];
            otrasRetenciones?: components["schemas"]["Importe"];
            periodo: components["schemas"]["Mes"];
        };
        /** @description What was done of an item: `porcentajePeriodo` of its quantity, or `cantidadPeriodo` where no percentage is given. What is derived is read over in a change. */
        CertificadoLinea: {
            cantidad?: components["schemas"]["Cantidad"];
            cantidadAcumulada?: components["schemas"]["Cantidad"];
            cantidadAnterior?: components["schemas"]["Cantidad"];
            cantidadPeriodo?: components["schemas"]["Cantidad"];
            codigo?: string;
            descripcion?: string;
            importe?: components["schemas"]["Importe"];
            importeAcumulado?: components["schemas"]["Importe"];
            importeAnterior?: components["schemas"]["Importe"];
            /** @description A line of the contract. */
            itemId: components["schemas"]["Id"];
            porcentajeAcumulado?: components["schemas"]["Porcentaje"];
            porcentajePeriodo?: components["schemas"]["Porcentaje"];
            precioUnitario?: components["schemas"]["Precio"];
            /** @description What is left of its quantity; below 0 where it is exceeded. */
            saldo?: string;
            unidad?: string;
        };
        /** @description A page. */
        CertificadoPage: {
            items: components["schemas"]["Certificado"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
            /** @description In the project's currency. */
            totales: {
                brutoAjustadoBase: components["schemas"]["Importe"];
                netoBase: components["schemas"]["Importe"];
            };
        };
        /** @description The fields that change, and the version that was seen. What is derived is read over. */
        CertificadoPatch: {
            ajuste?: components["schemas"]["Importe"];
            anticipoAmortizado?: components["schemas"]["Importe"];
            /** @description How far the contract is certified with this one. */
            avance?: components["schemas"]["Porcentaje"];
            /** @description What is provisional. */
            avisos?: string[];
            bruto?: components["schemas"]["Importe"];
            /** @description Bruto, ajuste and diferencias in the project's currency: what is executed. */
            brutoAjustadoBase?: components["schemas"]["Importe"];
            /** @description What is contracted. */
            contrato?: string;
            contratoId?: components["schemas"]["Id"];
            cotizacion?: components["schemas"]["CotizacionFijada"] | null;
            /** @description The sum of `diferencias`; paid with `ajuste`. */
            diferenciaAjuste?: components["schemas"]["Importe"];
            /** @description A line for each earlier certificate whose index was issued anew after it was confirmed. */
            diferencias?: components["schemas"]["CertificadoDiferencia"][];
            /** @description The net amount in words. */
            enLetras?: string;
            estado?: components["schemas"]["CertificadoEstado"];
            /** @description Null unless it is approved; once it is billed that of what bills it. */
            estadoPago?: components["schemas"]["EstadoPago"] | null;
            /** @description Why an item is certified above 100 %. */
            excedeConNota?: string | null;
            /**
             * Format: date
             * @description The day that its amounts are of.
             */
            fecha?: string;
            /** Format: date */
            fechaEmision?: string | null;
            fondoReparo?: components["schemas"]["Importe"];
            id?: components["schemas"]["Id"];
            lineas?: components["schemas"]["CertificadoLinea"][];
            moneda?: components["schemas"]["Moneda"];
            motivoEstado?: components["schemas"]["DocumentoMotivo"];
            neto?: components["schemas"]["Importe"];
            /** @description In the project's currency. */
            netoBase?: components["schemas"]["Importe"];
            numero?: components["schemas"]["DocumentoNumero"];
            otrasRetenciones?: components["schemas"]["Importe"];
            periodo?: components["schemas"]["Mes"];
            proveedor?: string;
            proveedorId?: components["schemas"]["Id"];
            /** @description What is left of its net amount; 0 unless it is approved, and once a document of the supplier bills it. */
            saldo?: components["schemas"]["Importe"];
            /** @description What is left in the project's currency. */
            saldoBase?: components["schemas"]["Importe"];
            /**
             * Format: date
             * @description Since its approval, by the supplier's condition.
             */
            vencimiento?: string | null;
            version: components["schemas"]["Version"];
        };
        ChangedProducts: {
            change: components["schemas"]["Id"];
            /** @description How many products; those that were like that already are not counted. */
            count: number;
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
        /** @description A file of a message. */
        ChatAttachment: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description In bytes. */
            size: number;
            /** @description The MIME type; that of images and PDFs is read from their content. */
            type: string;
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
        /** @description A person to chat with, without details and attachments. `status` is there for people of one's companies, who chat with Obra too. */
        ChatContactSummary: {
            about: string;
            /** @description The path of an image. */
            avatar: string | null;
            /** @description The path of an image. */
            background?: string | null;
            id: components["schemas"]["Id"];
            name: string;
            status?: components["schemas"]["UserStatus"];
        };
        ChatInput: {
            contactId: components["schemas"]["Id"];
        };
        ChatMessage: {
            /** @description Missing where there are none. */
            attachments?: components["schemas"]["ChatAttachment"][];
            chatId: components["schemas"]["Id"];
            /** @description Who wrote it: the chat's contact, or the signed-in person's own id. */
            contactId: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was deleted; missing where it was not.
             */
            deletedAt?: string;
            /**
             * Format: date-time
             * @description When the text was changed last; missing where it never was.
             */
            editedAt?: string;
            id: components["schemas"]["Id"];
            isMine: boolean;
            replyTo?: components["schemas"]["ChatQuote"];
            /** @description Plain text, not HTML; empty where the message is files alone, or was deleted. */
            value: string;
        };
        ChatMessageInput: {
            /** @description Files that were uploaded before. */
            attachmentIds?: components["schemas"]["Id"][];
            chatId: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description An id of the client’s own, so that a message that is sent twice is there once.
             */
            id?: string;
            replyToId?: components["schemas"]["Id"];
            /** @description Blank only where there are files. */
            value: string;
        };
        ChatMessagePage: {
            /**
             * Format: date-time
             * @description The time of the answer.
             */
            asOf: string;
            /** @description The id of the first message that was not read yet. */
            firstUnread: string | null;
            /** @description Whether the chat has messages after these; with `since`, whether there are more than `size`. */
            hasNewer: boolean;
            /** @description Whether the chat has messages before these. */
            hasOlder: boolean;
            items: components["schemas"]["ChatMessage"][];
        };
        /** @description The text to put in place of the one before. What is derived is ignored; ids must agree with the stored ones. */
        ChatMessagePatch: {
            attachments?: {
                [key: string]: unknown;
            }[];
            chatId?: components["schemas"]["Id"];
            contactId?: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            deletedAt?: string;
            /** Format: date-time */
            editedAt?: string;
            id?: components["schemas"]["Id"];
            isMine?: boolean;
            replyTo?: {
                [key: string]: unknown;
            };
            /** @description Blank only where the message has files. */
            value?: string;
        };
        /** @description The fields to change. An `id` must agree with the outer one; `contact` and `messages` are ignored. */
        ChatPatch: {
            contact?: {
                [key: string]: unknown;
            };
            contactId?: components["schemas"]["Id"];
            id?: components["schemas"]["Id"];
            lastMessage?: string;
            lastMessageAt?: string;
            messages?: {
                [key: string]: unknown;
            }[];
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
        /** @description What to change. Name and picture are those of the account, which `updateUser` changes; here they are ignored. */
        ChatProfilePatch: {
            about?: string;
            avatar?: string | null;
            email?: string;
            id?: components["schemas"]["Id"];
            name?: string;
        };
        /** @description The message that another one answers. */
        ChatQuote: {
            id: components["schemas"]["Id"];
            isMine: boolean;
            /** @description At most 300 characters of its text; empty where it was deleted. */
            value: string;
        };
        /** @description Messages with what was asked for, the newest first. */
        ChatSharedPage: {
            /** @description Whether there are older ones. */
            hasMore: boolean;
            items: components["schemas"]["ChatMessage"][];
        };
        /** @description Money that a project received. */
        Cobro: {
            /** @description What to look at, in words: an old rate. */
            avisos: string[];
            concepto: components["schemas"]["CobroConcepto"];
            /** @description Where its currency is not that of the project. */
            cotizacion: components["schemas"]["CotizacionFijada"] | null;
            /** @description Who paid it. */
            de: string;
            estado: components["schemas"]["CobroEstado"];
            /** Format: date */
            fecha: string;
            id: components["schemas"]["Id"];
            importe: components["schemas"]["Importe"];
            /** @description The amount in the currency of the project. */
            importeBase: components["schemas"]["Importe"];
            moneda: components["schemas"]["Moneda"];
            motivoEstado: components["schemas"]["DocumentoMotivo"];
            nota: string;
            numero: components["schemas"]["DocumentoNumero"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description What it was received for.
         * @enum {string}
         */
        CobroConcepto: "aporte" | "venta" | "cuota" | "otro";
        /**
         * @description It is registered at once; it can only be annulled.
         * @enum {string}
         */
        CobroEstado: "registrado" | "anulado";
        /** @description Money that was received. */
        CobroInput: {
            concepto: components["schemas"]["CobroConcepto"];
            cotizacion?: components["schemas"]["CotizacionFijada"];
            de: string;
            /** Format: date */
            fecha: string;
            importe: components["schemas"]["ImportePositivo"];
            /** @description Without it that of the project. */
            moneda?: components["schemas"]["Moneda"];
            nota?: string;
        };
        /** @description A page of what was received, and what the whole filter comes to. */
        CobroPage: {
            items: components["schemas"]["Cobro"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
            totales: components["schemas"]["CobroTotales"];
        };
        /** @description The sum in the currency of the project, each by its own rate; annulled ones do not count. */
        CobroTotales: {
            importeBase: components["schemas"]["Importe"];
        };
        /** @description The data of a company, and the role that the signed-in person has in it. */
        Company: {
            cuit: string;
            id: components["schemas"]["NumericId"];
            mail: string;
            nombre: string;
            rol: components["schemas"]["Rol"];
            telefono: string;
            ubicacion: string;
            version: components["schemas"]["Version"];
        };
        /** @description The fields that change, and the version that was seen; the role is read over. */
        CompanyPatch: {
            /** @description Any text; its check digit is warned about and does not block. */
            cuit?: string;
            id?: components["schemas"]["NumericId"];
            /** Format: email */
            mail?: string;
            nombre?: string;
            rol?: components["schemas"]["Rol"];
            telefono?: string;
            ubicacion?: string;
            version: components["schemas"]["Version"];
        };
        /** @description A supplier's document of a project. */
        Comprobante: {
            /** @description What to look at, in words: an old rate. */
            avisos: string[];
            /** @description Its number and month: `N.º 3, 02/2026`. */
            certificado: string | null;
            /** @description The approved certificate that it bills; from then on this document is paid, not the certificate. */
            certificadoId: components["schemas"]["Id"] | null;
            /** @description What is contracted. */
            contrato: string | null;
            /** @description The contract that it bills, one of its supplier; what is under a contract is committed by the contract. */
            contratoId: components["schemas"]["Id"] | null;
            /** @description Where its currency is not that of the project; it never changes once the document is registered. */
            cotizacion: components["schemas"]["CotizacionFijada"] | null;
            /** @description Its CUIT. */
            cuit: string;
            /** @description Its files, such as the scanned invoice, in the order of upload. */
            documentos: components["schemas"]["Attachment"][];
            estado: components["schemas"]["ComprobanteEstado"];
            /** @description Null unless it is registered. */
            estadoPago: components["schemas"]["EstadoPago"] | null;
            /** Format: date */
            fecha: string;
            id: components["schemas"]["Id"];
            /** @description What it was spent on; together they are the net. */
            imputaciones: components["schemas"]["ComprobanteImputacion"][];
            iva: components["schemas"]["IvaLinea"][];
            ivaBase: components["schemas"]["Importe"];
            letra: components["schemas"]["ComprobanteLetra"];
            moneda: components["schemas"]["Moneda"];
            motivoEstado: components["schemas"]["DocumentoMotivo"];
            neto: components["schemas"]["Importe"];
            /** @description The net in the currency of the project, as it counts: negative for a credit note. */
            netoBase: components["schemas"]["Importe"];
            nota: string;
            numero: number;
            /** @description Letter, point of sale and number as they are read: `A 0003-00018422`. */
            numeroCompleto: string;
            otrosBase: components["schemas"]["Importe"];
            otrosTributos: components["schemas"]["Importe"];
            /** @description What payments took off it; of a credit note, what was used. */
            pagado: components["schemas"]["Importe"];
            /** @description The name of the supplier. */
            proveedor: string;
            proveedorId: components["schemas"]["Id"];
            puntoVenta: number;
            /** @description What is left of its total; 0 unless it is registered. */
            saldo: components["schemas"]["Importe"];
            /** @description What is left in the currency of the project, as it counts. */
            saldoBase: components["schemas"]["Importe"];
            tipo: components["schemas"]["ComprobanteTipo"];
            total: components["schemas"]["Importe"];
            totalBase: components["schemas"]["Importe"];
            /** Format: date */
            vencimiento: string;
            version: components["schemas"]["Version"];
        };
        /** @description A file of a document, as its record has it. */
        ComprobanteDocumento: {
            /** Format: date-time */
            createdAt?: string;
            createdBy?: string;
            id?: components["schemas"]["Id"];
            name?: string;
            size?: number;
            type?: string;
        };
        /**
         * @description A draft can be changed and deleted; what is registered can only be annulled.
         * @enum {string}
         */
        ComprobanteEstado: "borrador" | "registrado" | "anulado";
        /** @description A part of the net, and the rubro that it was spent on. */
        ComprobanteImputacion: {
            importe: components["schemas"]["Importe"];
            /** @description Its code and description. */
            item: string | null;
            /** @description The item of the approved budget, or of an approved change of it. */
            itemId: components["schemas"]["Id"] | null;
            /** @description Code and name of the rubro. */
            rubro: string;
            rubroId: components["schemas"]["Id"];
        };
        /** @description A part of the net, and the rubro that it was spent on. The amount of one line alone may be left out. */
        ComprobanteImputacionInput: {
            importe?: components["schemas"]["ImportePositivo"];
            /** @description Read over. */
            item?: string | null;
            /** @description An item of that rubro, of the approved budget or of an approved change of it. */
            itemId?: components["schemas"]["Id"] | null;
            /** @description Read over. */
            rubro?: string;
            rubroId: components["schemas"]["Id"];
        };
        /** @description A new document. What is left out is reckoned: the due date from the supplier's condition, the split of the VAT from the net or from the total, the rate from the company's rates. */
        ComprobanteInput: {
            /** @description An approved certificate of the contract; alone it says the contract too. */
            certificadoId?: components["schemas"]["Id"] | null;
            /** @description A contract of its supplier. */
            contratoId?: components["schemas"]["Id"] | null;
            cotizacion?: components["schemas"]["CotizacionFijada"];
            /** @description Files that were uploaded by `uploadDocumentoNuevo` while it was written. */
            documentos?: components["schemas"]["Id"][];
            /**
             * @description As what it is stored; a draft without it.
             * @enum {string}
             */
            estado?: "borrador" | "registrado";
            /** Format: date */
            fecha: string;
            imputaciones: components["schemas"]["ComprobanteImputacionInput"][];
            iva?: components["schemas"]["IvaLineaInput"][];
            letra: components["schemas"]["ComprobanteLetra"];
            /** @description Without it that of the project. */
            moneda?: components["schemas"]["Moneda"];
            neto?: components["schemas"]["ImportePositivo"];
            nota?: string;
            numero: number;
            otrosTributos?: components["schemas"]["ImportePositivo"];
            proveedorId: components["schemas"]["Id"];
            puntoVenta: number;
            tipo: components["schemas"]["ComprobanteTipo"];
            total?: components["schemas"]["ImportePositivo"];
            /** Format: date */
            vencimiento?: string;
        };
        /**
         * @description Its letter.
         * @enum {string}
         */
        ComprobanteLetra: "A" | "B" | "C" | "E" | "M" | "X";
        /** @description A page of documents, and what the whole filter comes to. */
        ComprobantePage: {
            items: components["schemas"]["Comprobante"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
            totales: components["schemas"]["ComprobanteTotales"];
        };
        /** @description The fields of a draft that change, and the version that was seen. What is derived is read over. */
        ComprobantePatch: {
            avisos?: string[];
            certificado?: string | null;
            /** @description An approved certificate of the contract; alone it says the contract too. */
            certificadoId?: components["schemas"]["Id"] | null;
            contrato?: string | null;
            /** @description A contract of its supplier. */
            contratoId?: components["schemas"]["Id"] | null;
            cotizacion?: components["schemas"]["CotizacionFijada"] | null;
            cuit?: string;
            /** @description Read over: files have calls of their own. */
            documentos?: components["schemas"]["ComprobanteDocumento"][];
            estado?: components["schemas"]["ComprobanteEstado"];
            estadoPago?: components["schemas"]["EstadoPago"] | null;
            /** Format: date */
            fecha?: string;
            id?: components["schemas"]["Id"];
            imputaciones?: components["schemas"]["ComprobanteImputacionInput"][];
            iva?: components["schemas"]["IvaLineaInput"][];
            ivaBase?: components["schemas"]["Importe"];
            letra?: components["schemas"]["ComprobanteLetra"];
            moneda?: components["schemas"]["Moneda"];
            motivoEstado?: string | null;
            /** @description Null reckons it anew. */
            neto?: components["schemas"]["ImportePositivo"] | null;
            netoBase?: components["schemas"]["Importe"];
            nota?: string;
            numero?: number;
            numeroCompleto?: string;
            otrosBase?: components["schemas"]["Importe"];
            otrosTributos?: components["schemas"]["ImportePositivo"];
            pagado?: components["schemas"]["Importe"];
            proveedor?: string;
            proveedorId?: components["schemas"]["Id"];
            puntoVenta?: number;
            saldo?: components["schemas"]["Importe"];
            saldoBase?: components["schemas"]["Importe"];
            tipo?: components["schemas"]["ComprobanteTipo"];
            /** @description Null reckons it anew. */
            total?: components["schemas"]["ImportePositivo"] | null;
            totalBase?: components["schemas"]["Importe"];
            /** Format: date */
            vencimiento?: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @description What the supplier sent; a credit note counts negative in every sum.
         * @enum {string}
         */
        ComprobanteTipo: "factura" | "notaDebito" | "notaCredito" | "recibo" | "ticket";
        /** @description Sums in the currency of the project, each document by its own rate; credit notes are taken off, annulled ones do not count. */
        ComprobanteTotales: {
            ivaBase: components["schemas"]["Importe"];
            netoBase: components["schemas"]["Importe"];
            otrosBase: components["schemas"]["Importe"];
            saldoBase: components["schemas"]["Importe"];
            totalBase: components["schemas"]["Importe"];
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
            /** @description Counts the changes. */
            version: number;
        };
        ContactAvatarUpload: {
            /**
             * Format: binary
             * @description The image file.
             */
            avatar: string;
            id: components["schemas"]["Id"];
        };
        ContactDeletion: {
            count: number;
            deletion: components["schemas"]["Id"];
        };
        ContactEmail: {
            /** Format: email */
            email: string;
            /** @description Free text; Personal and Work are usual. */
            label: string;
        };
        ContactIds: {
            ids: components["schemas"]["Id"][];
        };
        ContactInitial: {
            count: number;
            /** @description A letter from A to Z or Ñ; `#` for what sorts before them, `~` for what sorts behind. */
            initial: string;
        };
        /** @description A new contact; what is left out is empty. Pictures as in a patch. */
        ContactInput: {
            address?: string | null;
            avatar?: string | null;
            background?: string | null;
            /** Format: date */
            birthday?: string | null;
            company?: string;
            emails?: components["schemas"]["ContactEmail"][];
            name: string;
            notes?: string | null;
            phoneNumbers?: components["schemas"]["ContactPhoneNumber"][];
            tags?: components["schemas"]["Id"][];
            title?: string;
        };
        /** @description The title and the company once more, as a contact made by createContact carries them. */
        ContactJob: {
            company: string;
            title: string;
        };
        ContactPage: {
            /** @description How many are found under each initial in the order of the list. */
            initials: components["schemas"]["ContactInitial"][];
            /** @description Whether more are found than are listed. */
            isTotalCut: boolean;
            items: components["schemas"]["ListedContact"][];
            lastPage: number;
            page: number;
            size: number;
            /** @description How many there are; of those that are found by words at most the first 1,000 are listed. */
            total: number;
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
            /** @description The version that was seen. */
            version?: number;
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
        /** @description What a supplier does of the budget, and for how much. */
        Contrato: {
            /** @description The advance on its total. */
            anticipo: components["schemas"]["Importe"];
            anticipoPorcentaje: components["schemas"]["Porcentaje"];
            /** @description What approved certificates add up to, before adjustment. */
            certificado: components["schemas"]["Importe"];
            /** @description The rate to the project's currency; null where it is in that currency. Left out, it is the official one of its day. */
            cotizacion: components["schemas"]["CotizacionFijada"] | null;
            estado: components["schemas"]["ContratoEstado"];
            /** Format: date */
            fecha: string;
            fondoReparoPorcentaje: components["schemas"]["Porcentaje"];
            id: components["schemas"]["Id"];
            /** @description The code of its index. */
            indice: string | null;
            /** @description The index that adjusts it; null where the price is fixed. */
            indiceId: components["schemas"]["Id"] | null;
            items: components["schemas"]["ContratoItem"][];
            mesBase: components["schemas"]["Mes"];
            moneda: components["schemas"]["Moneda"];
            motivoEstado: components["schemas"]["DocumentoMotivo"];
            numero: components["schemas"]["DocumentoNumero"];
            /** @description What is contracted. */
            objeto: string;
            plazoDias: number;
            proveedor: string;
            proveedorId: components["schemas"]["Id"];
            total: components["schemas"]["Importe"];
            /** @description In the project's currency. */
            totalBase: components["schemas"]["Importe"];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        ContratoEstado: "borrador" | "vigente" | "finalizado" | "rescindido";
        /** @description A new draft. Currency and base month are the project's where they are left out. */
        ContratoInput: {
            anticipoPorcentaje?: components["schemas"]["Porcentaje"];
            /** @description The rate to the project's currency; null where it is in that currency. Left out, it is the official one of its day. */
            cotizacion?: components["schemas"]["CotizacionFijada"] | null;
            /** Format: date */
            fecha: string;
            fondoReparoPorcentaje?: components["schemas"]["Porcentaje"];
            /** @description The index that adjusts it; null where the price is fixed. */
            indiceId?: components["schemas"]["Id"] | null;
            items: components["schemas"]["ContratoItem"][];
            mesBase?: components["schemas"]["Mes"];
            moneda?: components["schemas"]["Moneda"];
            /** @description What is contracted. */
            objeto: string;
            plazoDias: number;
            proveedorId: components["schemas"]["Id"];
        };
        /** @description A line of a contract, of an item of the budget. What is derived is read over in a change. */
        ContratoItem: {
            cantidad: components["schemas"]["Cantidad"];
            /** @description In certificates that are issued or approved. */
            cantidadCertificada?: components["schemas"]["Cantidad"];
            codigo?: string;
            descripcion?: string;
            id?: components["schemas"]["Id"];
            importe?: components["schemas"]["Importe"];
            /** @description An item of the approved budget or of an approved change of it. */
            itemId: components["schemas"]["Id"];
            precioUnitario: components["schemas"]["Precio"];
            rubroId?: components["schemas"]["Id"];
            unidad?: string;
        };
        /** @description A page. */
        ContratoPage: {
            items: components["schemas"]["Contrato"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
            /** @description In the project's currency. */
            totales: {
                totalBase: components["schemas"]["Importe"];
            };
        };
        /** @description The fields that change, and the version that was seen. What is derived is read over. */
        ContratoPatch: {
            /** @description The advance on its total. */
            anticipo?: components["schemas"]["Importe"];
            anticipoPorcentaje?: components["schemas"]["Porcentaje"];
            /** @description What approved certificates add up to, before adjustment. */
            certificado?: components["schemas"]["Importe"];
            /** @description The rate to the project's currency; null where it is in that currency. Left out, it is the official one of its day. */
            cotizacion?: components["schemas"]["CotizacionFijada"] | null;
            estado?: components["schemas"]["ContratoEstado"];
            /** Format: date */
            fecha?: string;
            fondoReparoPorcentaje?: components["schemas"]["Porcentaje"];
            id?: components["schemas"]["Id"];
            /** @description The code of its index. */
            indice?: string | null;
            /** @description The index that adjusts it; null where the price is fixed. */
            indiceId?: components["schemas"]["Id"] | null;
            items?: components["schemas"]["ContratoItem"][];
            mesBase?: components["schemas"]["Mes"];
            moneda?: components["schemas"]["Moneda"];
            motivoEstado?: components["schemas"]["DocumentoMotivo"];
            numero?: components["schemas"]["DocumentoNumero"];
            /** @description What is contracted. */
            objeto?: string;
            plazoDias?: number;
            proveedor?: string;
            proveedorId?: components["schemas"]["Id"];
            total?: components["schemas"]["Importe"];
            /** @description In the project's currency. */
            totalBase?: components["schemas"]["Importe"];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        ControlAgrupacion: "rubro" | "item" | "proveedor";
        /** @description What is missing, old or provisional, in words. */
        ControlAvisos: string[];
        /** @enum {string} */
        ControlColumna: "original" | "modificaciones" | "vigente" | "comprometido" | "ejecutado" | "pagado";
        /** @description Documents that do not fit one another. */
        ControlCruce: {
            /** @description Where to look, below `/finanzas/`. */
            direccion: string | null;
            texto: string;
            /** @enum {string} */
            tipo: "facturaRepetida" | "pagadoSobreCertificado" | "precioViejo";
        };
        /** @description What was planned and executed so far, by month. */
        ControlCurva: {
            /** @description When it ends at this pace. */
            estimacion: string;
            meses: components["schemas"]["ControlCurvaMes"][];
            /** @description What plan and reality are. */
            regla: string;
        };
        ControlCurvaMes: {
            mes: components["schemas"]["Mes"];
            /** @description Null where the project has no dates. */
            plan: components["schemas"]["Importe"] | null;
            /** @description Null for months that have not begun. */
            real: components["schemas"]["Importe"] | null;
        };
        /** @description A rubro, an item or a supplier. */
        ControlFila: {
            codigo: string;
            comprometido: components["schemas"]["Importe"];
            costoFinal: components["schemas"]["ControlImporteONada"];
            desvio: components["schemas"]["ControlImporteONada"];
            ejecutado: components["schemas"]["Importe"];
            /** @description Whether rows below it are part of it. */
            esSuma: boolean;
            /** @description Unique among the rows. */
            id: string;
            /** @description By item, the code of it; empty for what is of no item. */
            item: string | null;
            modificaciones: components["schemas"]["ControlImporteONada"];
            nombre: string;
            original: components["schemas"]["ControlImporteONada"];
            /** @description The row that it is part of. */
            padreId: string | null;
            pagado: components["schemas"]["Importe"];
            proveedorId: components["schemas"]["Id"] | null;
            proyeccion: components["schemas"]["ControlImporteONada"];
            /** @description What was set by hand, in the currency of the project. */
            proyeccionManual: components["schemas"]["ControlProyeccion"] | null;
            rubroId: components["schemas"]["Id"] | null;
            saldo: components["schemas"]["ControlImporteONada"];
            vigente: components["schemas"]["ControlImporteONada"];
        };
        /** @description Null where the budget is not shared out, as among suppliers. */
        ControlImporteONada: components["schemas"]["Importe"] | null;
        /** @description What one line of a document adds to a column. */
        ControlMovimiento: {
            columna: components["schemas"]["ControlColumna"];
            /** @description Of a certificate its contract. */
            contratoId: components["schemas"]["Id"] | null;
            /** @description What it is called: `Factura A 0003-00018422`. */
            documento: string;
            documentoId: components["schemas"]["Id"];
            /** @enum {string} */
            entidad: "presupuesto" | "modificacion" | "contrato" | "certificado" | "comprobante" | "pago";
            /**
             * Format: date
             * @description The day that it is valued by.
             */
            fecha: string;
            id: string;
            /** @description In the valuation; null where its rate or index is missing. */
            importe: components["schemas"]["Importe"] | null;
            /** @description In the currency of the project. */
            importeBase: components["schemas"]["Importe"];
            /** @description The item with its code. */
            item: string | null;
            proveedor: string | null;
            rubro: string;
        };
        /** @description A page of what makes a number. */
        ControlMovimientoPage: {
            items: components["schemas"]["ControlMovimiento"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
            totales: components["schemas"]["ControlMovimientoTotales"];
            valuacion: components["schemas"]["ControlValuacion"];
        };
        ControlMovimientoTotales: {
            importe: components["schemas"]["Importe"];
            importeBase: components["schemas"]["Importe"];
        };
        /** @description A page of the control, and what the whole of it comes to. */
        ControlPresupuestario: {
            agrupar: components["schemas"]["ControlAgrupacion"];
            avisos: components["schemas"]["ControlAvisos"];
            items: components["schemas"]["ControlFila"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
            totales: components["schemas"]["ControlTotales"];
            valuacion: components["schemas"]["ControlValuacion"];
        };
        /** @description What a rubro is still expected to cost beyond what is committed, in the currency of the project. */
        ControlProyeccion: {
            /**
             * Format: date
             * @description The day on which it was set.
             */
            fecha: string;
            importe: components["schemas"]["ControlImporteONada"];
            nota: string;
            rubroId: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description `importe` null takes back what was set; `version` is the one that was seen, 0 for a rubro without one. */
        ControlProyeccionInput: {
            importe: components["schemas"]["ImportePositivo"] | null;
            nota?: string;
            version: number;
        };
        /** @description Where a project stands. */
        ControlResumen: {
            /** @description What was executed of the budget in force, in %; null without one. */
            avanceEconomico: string | null;
            /** @description What certificates say of what is contracted, in %; null without contracts. */
            avanceFisico: string | null;
            avisos: components["schemas"]["ControlAvisos"];
            cruces: components["schemas"]["ControlCruce"][];
            curva: components["schemas"]["ControlCurva"];
            /** @description The five rubros that pass their budget most. */
            peores: components["schemas"]["ControlFila"][];
            /** @description What is not compared yet, and what it needs. */
            sinControlar: string[];
            totales: components["schemas"]["ControlTotales"];
            valuacion: components["schemas"]["ControlValuacion"];
            vencimientos: components["schemas"]["ControlVencimientos"];
        };
        /** @enum {string} */
        ControlTipoCotizacion: "oficial" | "mayorista" | "MEP" | "CCL" | "blue" | "tarjeta" | "manual";
        /** @description The sums of the rows that are part of no other one. */
        ControlTotales: {
            comprometido: components["schemas"]["Importe"];
            costoFinal: components["schemas"]["ControlImporteONada"];
            desvio: components["schemas"]["ControlImporteONada"];
            ejecutado: components["schemas"]["Importe"];
            modificaciones: components["schemas"]["ControlImporteONada"];
            original: components["schemas"]["ControlImporteONada"];
            pagado: components["schemas"]["Importe"];
            proyeccion: components["schemas"]["ControlImporteONada"];
            saldo: components["schemas"]["ControlImporteONada"];
            vigente: components["schemas"]["ControlImporteONada"];
        };
        /** @description What the amounts are stated in, with the rule in words. */
        ControlValuacion: {
            /** @description The code of the index. */
            indice: string | null;
            indiceId: components["schemas"]["Id"] | null;
            mesReferencia: components["schemas"]["Mes"] | null;
            moneda: components["schemas"]["Moneda"];
            /** @description Short: `US$ MEP del día de cada movimiento`. */
            nombre: string;
            /** @description How each amount was reckoned. */
            regla: string;
            tipo: components["schemas"]["ControlValuacionTipo"];
            tipoCotizacion: components["schemas"]["ControlTipoCotizacion"] | null;
        };
        /** @enum {string} */
        ControlValuacionTipo: "corriente" | "dolar" | "constante";
        ControlVencimientos: {
            en7Dias: components["schemas"]["VencimientoSuma"];
            en30Dias: components["schemas"]["VencimientoSuma"];
            moneda: components["schemas"]["Moneda"];
            vencido: components["schemas"]["VencimientoSuma"];
        };
        /** @description A chat as a list of conversations shows it, without its messages. `status` is there where it is with somebody who chats with Obra too. */
        Conversation: {
            about: string;
            /** @description The path of an image. */
            avatar: string | null;
            contactId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the last message was written, or the chat opened.
             */
            lastActivityAt: string;
            /** @description Whether the signed-in person wrote the last message. */
            lastIsMine: boolean;
            /** @description The text of the last message, empty where there is none. */
            lastMessage: string;
            muted: boolean;
            name: string;
            status?: components["schemas"]["UserStatus"];
            /**
             * Format: date-time
             * @description Until when the other person counts as typing; null while they are not.
             */
            typingUntil: string | null;
            unreadCount: number;
        };
        ConversationPage: {
            /** @description Whether there is a page behind this one. */
            hasMore: boolean;
            items: components["schemas"]["Conversation"][];
            /** @description How many unread messages all conversations have, muted ones aside. */
            unread: number;
        };
        /** @description An exchange rate or the level of an index as text, up to 6 decimals; above 0. */
        Cotizacion: string;
        /** @description One rate of a company. */
        CotizacionDiaria: {
            /** @description False once it is archived. */
            activo: boolean;
            compra: components["schemas"]["Cotizacion"];
            /** Format: date */
            fecha: string;
            fuente: string;
            id: components["schemas"]["Id"];
            /** @enum {string} */
            moneda: "USD" | "EUR" | "UVA";
            /** @enum {string} */
            tipo: "oficial" | "mayorista" | "MEP" | "CCL" | "blue" | "tarjeta" | "manual";
            /** @description How many records name it. */
            usos: number;
            venta: components["schemas"]["Cotizacion"];
            version: components["schemas"]["Version"];
        };
        /** @description A new rate. */
        CotizacionDiariaInput: {
            compra?: components["schemas"]["Cotizacion"];
            /** Format: date */
            fecha: string;
            fuente?: string;
            /** @enum {string} */
            moneda: "USD" | "EUR" | "UVA";
            /** @enum {string} */
            tipo: "oficial" | "mayorista" | "MEP" | "CCL" | "blue" | "tarjeta" | "manual";
            venta: components["schemas"]["Cotizacion"];
        };
        /** @description A page of rates. */
        CotizacionDiariaPage: {
            items: components["schemas"]["CotizacionDiaria"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen; `activo` archives and restores. What is derived is read over. */
        CotizacionDiariaPatch: {
            /** @description False once it is archived. */
            activo?: boolean;
            compra?: components["schemas"]["Cotizacion"];
            /** Format: date */
            fecha?: string;
            fuente?: string;
            id?: components["schemas"]["Id"];
            /** @enum {string} */
            moneda?: "USD" | "EUR" | "UVA";
            /** @enum {string} */
            tipo?: "oficial" | "mayorista" | "MEP" | "CCL" | "blue" | "tarjeta" | "manual";
            /** @description How many records name it. */
            usos?: number;
            venta?: components["schemas"]["Cotizacion"];
            version: components["schemas"]["Version"];
        };
        /** @description Rates that are loaded together. */
        CotizacionesCarga: {
            cotizaciones: components["schemas"]["CotizacionDiariaInput"][];
        };
        /** @description The rate that a document in another currency than its project's carries: pesos for one unit of the foreign currency, or units of the project's currency where neither is pesos. Once the document is confirmed it never changes. */
        CotizacionFijada: {
            /** Format: date */
            fecha: string;
            fuente: string;
            /** @description oficial, MEP, manual … */
            tipo: string;
            valor: components["schemas"]["Cotizacion"];
        };
        Country: {
            /** @description The dial code, with its plus sign. */
            code: string;
            /** @description The CSS `background-position` of the flag in the sprite `/assets/flags.svg` of 24 by 18 pixel flags, 16 to a row, in the order of the ISO codes. */
            flagImagePos: string;
            id: components["schemas"]["Id"];
            /** @description ISO 3166-1 alpha-2, in lower case. */
            iso: string;
            name: string;
        };
        /** @description A course, as in the list. */
        Course: {
            category: components["schemas"]["CourseCategorySlug"];
            description: string;
            /** @description Minutes. */
            duration: number;
            featured: boolean;
            id: components["schemas"]["Id"];
            progress: components["schemas"]["CourseProgress"];
            slug: string;
            title: string;
            /** @description The number of its steps: 11. */
            totalSteps: number;
            /**
             * Format: date
             * @description A day, for display.
             */
            updatedAt: string;
        };
        /** @description A category of courses. */
        CourseCategory: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["CourseCategorySlug"];
            title: string;
        };
        /** @enum {string} */
        CourseCategorySlug: "web" | "firebase" | "cloud" | "android";
        /** @description A course with its steps. */
        CourseDetail: {
            category: components["schemas"]["CourseCategorySlug"];
            description: string;
            /** @description Minutes. */
            duration: number;
            featured: boolean;
            id: components["schemas"]["Id"];
            progress: components["schemas"]["CourseProgress"];
            slug: string;
            /** @description Sorted by `order`. */
            steps: components["schemas"]["CourseStep"][];
            title: string;
            /** @description The number of its steps: 11. */
            totalSteps: number;
            /**
             * Format: date
             * @description A day, for display.
             */
            updatedAt: string;
        };
        /** @description How far the signed-in person is. */
        CourseProgress: {
            /** @description How many times the person has finished the course. */
            completed: number;
            /** @description The `order` of the step that the person is reading. */
            currentStep: number;
            /** @description The `order` of each step that the person has done, ascending. */
            doneSteps: number[];
        };
        /** @description The fields to change. */
        CourseProgressPatch: {
            completed?: number;
            /** @description Below the `totalSteps` of the course. */
            currentStep?: number;
            /** @description All steps that are done from now on; those that the course does not have are 400. */
            doneSteps?: number[];
        };
        CourseProgressUpdate: {
            id: components["schemas"]["Id"];
            progress: components["schemas"]["CourseProgressPatch"];
        };
        /** @description A lesson. */
        CourseStep: {
            /** @description HTML without scripts or styles. */
            content: string;
            /** @description Counts from 0. */
            order: number;
            subtitle: string;
            title: string;
        };
        Credentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        CryptoAmounts: {
            bch: number;
            btc: number;
            eth: number;
            xrp: number;
        };
        CryptoBitcoin: {
            allTimeHigh: number;
            amount: number;
            marketCap: number;
            price: components["schemas"]["CryptoPrice"];
            supply: number;
            trend: components["schemas"]["CryptoTrend"];
            volume: number;
        };
        CryptoDashboard: {
            btc: components["schemas"]["CryptoBitcoin"];
            prices: components["schemas"]["CryptoAmounts"];
            wallets: components["schemas"]["CryptoAmounts"];
            watchlist: components["schemas"]["CryptoWatch"][];
        };
        CryptoPrice: {
            /** @description One series of prices by hour. */
            series: components["schemas"]["DashboardPointSeries"][];
        };
        CryptoTrend: {
            /** @description Percent of change. */
            amount: number;
            /** @enum {string} */
            dir: "up" | "down";
        };
        CryptoWatch: {
            amount: number;
            iso: string;
            /** @description One series of prices; `x` is a time of day. */
            series: components["schemas"]["DashboardPointSeries"][];
            title: string;
            trend: components["schemas"]["CryptoTrend"];
        };
        /** @description A page of the account of a supplier, and its balances today. */
        CuentaCorriente: {
            /** @description Its CUIT. */
            cuit: string;
            items: components["schemas"]["CuentaCorrienteMovimiento"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            /** @description The name of the supplier. */
            proveedor: string;
            proveedorId: components["schemas"]["Id"];
            /** @description What the whole account comes to, each currency apart. */
            saldos: components["schemas"]["CuentaCorrienteSaldo"][];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description What a document, a certificate or a payment did to the account. */
        CuentaCorrienteMovimiento: {
            /** @description The contract of a certificate. */
            contratoId: components["schemas"]["Id"] | null;
            /** @description What it takes off the debt: payments and credit notes. */
            debe: components["schemas"]["Importe"];
            /** @enum {string} */
            entidad: "comprobante" | "certificado" | "pago";
            /** Format: date */
            fecha: string;
            /** @description What it adds to the debt. */
            haber: components["schemas"]["Importe"];
            /** @description That of the document, the certificate or the payment. */
            id: components["schemas"]["Id"];
            moneda: components["schemas"]["Moneda"];
            /** @description Its number: `A 0003-00018422`. */
            nombre: string;
            /** @description What is owed after it in its currency; below 0 where the supplier has money on account. */
            saldo: components["schemas"]["Importe"];
            /** @description Of a document its kind, of a payment how it was made; else `certificado`. */
            tipo: string;
        };
        /** @description What is owed to a supplier in a currency. */
        CuentaCorrienteSaldo: {
            cuit: string;
            /** @description What was paid and credited. */
            debe: components["schemas"]["Importe"];
            /** @description What was billed and certified. */
            haber: components["schemas"]["Importe"];
            moneda: components["schemas"]["Moneda"];
            proveedor: string;
            proveedorId: components["schemas"]["Id"];
            /** @description What is owed; below 0 where the supplier has money on account. */
            saldo: components["schemas"]["Importe"];
        };
        /** @description A page of balances. */
        CuentaCorrienteSaldoPage: {
            items: components["schemas"]["CuentaCorrienteSaldo"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        DashboardPoint: {
            /** @description A date or a time in UTC or of the day. */
            x: string;
            y: number;
        };
        /** @description A named row of points. */
        DashboardPointSeries: {
            data: components["schemas"]["DashboardPoint"][];
            name: string;
        };
        /** @description A named row of a chart. */
        DashboardSeries: {
            data: number[];
            name: string;
        };
        /** @description A product that can be brought back. */
        DeletedProduct: {
            /** Format: date-time */
            deletedAt: string;
            id: components["schemas"]["Id"];
            name: string;
            sku: string;
            stock: number;
        };
        /** @description A page of the deleted products, the newest deletion first. */
        DeletedProductPage: {
            items: components["schemas"]["DeletedProduct"][];
            lastPage: number;
            page: number;
            size: number;
            total: number;
        };
        DeletedProducts: {
            /** @description How many products. */
            count: number;
            deletion: components["schemas"]["Id"];
        };
        /** @description All that one deletion deleted. */
        DeletionById: {
            deletion: components["schemas"]["Id"];
        };
        /**
         * @description How high the rows of tables and lists are.
         * @enum {string}
         */
        Density: "comfortable" | "compact";
        /** @description One deposit of a company. */
        Deposito: {
            /** @description False once it is archived. */
            activo: boolean;
            id: components["schemas"]["Id"];
            /** @description Unique in the company. */
            nombre: string;
            /** @description The supplier of a deposit of tipo proveedor, else null. */
            proveedorId: components["schemas"]["Id"] | null;
            /** @description The project of a deposit of tipo obra, else null. */
            proyectoId: components["schemas"]["NumericId"] | null;
            /** @enum {string} */
            tipo: "obra" | "central" | "proveedor";
            /** @description How many records name it. */
            usos: number;
            version: components["schemas"]["Version"];
        };
        /** @description A new deposit. */
        DepositoInput: {
            /** @description Unique in the company. */
            nombre: string;
            /** @description The supplier of a deposit of tipo proveedor, else null. */
            proveedorId?: components["schemas"]["Id"] | null;
            /** @description The project of a deposit of tipo obra, else null. */
            proyectoId?: components["schemas"]["NumericId"] | null;
            /** @enum {string} */
            tipo: "obra" | "central" | "proveedor";
        };
        /** @description A page of deposits. */
        DepositoPage: {
            items: components["schemas"]["Deposito"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen; `activo` archives and restores. What is derived is read over. */
        DepositoPatch: {
            /** @description False once it is archived. */
            activo?: boolean;
            id?: components["schemas"]["Id"];
            /** @description Unique in the company. */
            nombre?: string;
            /** @description The supplier of a deposit of tipo proveedor, else null. */
            proveedorId?: components["schemas"]["Id"] | null;
            /** @description The project of a deposit of tipo obra, else null. */
            proyectoId?: components["schemas"]["NumericId"] | null;
            /** @enum {string} */
            tipo?: "obra" | "central" | "proveedor";
            /** @description How many records name it. */
            usos?: number;
            version: components["schemas"]["Version"];
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
            data: components["schemas"]["DeveloperSummary"][];
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
        /** @description A developer company as the selection shows it. */
        DeveloperSummary: {
            cuit: string;
            id: components["schemas"]["NumericId"];
            mail: string;
            nombre: string;
            /** @description How many projects it has. */
            proyectos: number;
            telefono: string;
            ubicacion: string;
            /**
             * Format: date-time
             * @description When the signed-in person last chose it; null where never.
             */
            ultimaApertura: string | null;
        };
        /** @description A step that needs its reason; `version` is refused where the document changed meanwhile. */
        DocumentoAnulacion: {
            motivo: string;
            version?: components["schemas"]["Version"];
        };
        /** @description Why it was annulled, rejected or ended; null otherwise. */
        DocumentoMotivo: string | null;
        /** @description Its number in the project, without gaps; null until it is confirmed. */
        DocumentoNumero: number | null;
        /** @description A step of a document to its next state; `version` is refused where the document changed meanwhile. */
        DocumentoPaso: {
            version?: components["schemas"]["Version"];
        };
        DuplicateContacts: {
            groups: components["schemas"]["ListedContact"][][];
            /** @description How many groups there are. */
            total: number;
        };
        EmailChange: {
            /** @description The present password. */
            current: string;
            /** Format: email */
            email: string;
        };
        /**
         * @description How far it is paid, derived from its payments and its due date.
         * @enum {string}
         */
        EstadoPago: "impago" | "parcial" | "pagado" | "vencido";
        /**
         * @description What changed. Of the person: `chat`, `contacts`, `chat-typing` (somebody who writes with the person), `mailbox` (mails that came too), `messages`, `notes`, `notifications`, `shortcuts`, `user`, `settings` and `selection` (the company and project chosen last). Of the board that is followed: `board`, with its lists, cards and labels. Of the company: `catalogues`, its lists and their values, `inventory`, `files` (folders and files), and `boards` (any of them, with its tasks). Of the project: `finances`, its budget, contracts and money. `ready` says that everything is to be asked for again.
         * @enum {string}
         */
        EventName: "ready" | "chat" | "contacts" | "chat-typing" | "mailbox" | "messages" | "notes" | "notifications" | "shortcuts" | "user" | "settings" | "selection" | "board" | "catalogues" | "inventory" | "boards" | "files" | "finances";
        Faq: {
            answer: string;
            categoryId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            question: string;
        };
        FaqCategory: {
            faqs: components["schemas"]["Faq"][];
            id: components["schemas"]["Id"];
            slug: string;
            /** @description Most asked, General inquiries, Licenses, Payments or Support. */
            title: string;
        };
        FaqCategoryList: components["schemas"]["FaqCategory"][];
        /** @description One holiday of a company. */
        Feriado: {
            /** @description False once it is archived. */
            activo: boolean;
            /** @enum {string} */
            alcance: "nacional" | "empresa";
            /** Format: date */
            fecha: string;
            id: components["schemas"]["Id"];
            motivo: string;
            /** @description How many records name it. */
            usos: number;
            version: components["schemas"]["Version"];
        };
        /** @description A new holiday. */
        FeriadoInput: {
            /** @enum {string} */
            alcance?: "nacional" | "empresa";
            /** Format: date */
            fecha: string;
            motivo: string;
        };
        /** @description A page of holidays. */
        FeriadoPage: {
            items: components["schemas"]["Feriado"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen; `activo` archives and restores. What is derived is read over. */
        FeriadoPatch: {
            /** @description False once it is archived. */
            activo?: boolean;
            /** @enum {string} */
            alcance?: "nacional" | "empresa";
            /** Format: date */
            fecha?: string;
            id?: components["schemas"]["Id"];
            motivo?: string;
            /** @description How many records name it. */
            usos?: number;
            version: components["schemas"]["Version"];
        };
        /** @description A name that is taken. */
        FileManagerClash: {
            existing: components["schemas"]["FileManagerItem"];
            /** @description What was to move; null for a name that was asked about. */
            id: string | null;
            /** @description Whether `replace` is possible. */
            isReplaceable: boolean;
            name: string;
        };
        FileManagerClashes: {
            taken: components["schemas"]["FileManagerClash"][];
        };
        FileManagerDeletion: {
            /** @description How many of those that were named; what lies in folders is not counted. */
            deleted: number;
            /** @description What `restoreFiles` brings it back with. */
            removal: string;
        };
        /** @description A folder to create. */
        FileManagerFolderInput: {
            description?: string | null;
            /**
             * @description The folder to create it in; null is the root.
             * @default null
             */
            folderId: string | null;
            name: components["schemas"]["FileManagerName"];
        };
        FileManagerIds: {
            ids: components["schemas"]["Id"][];
        };
        /** @description A folder or a file. */
        FileManagerItem: {
            /** @description What a folder holds, such as `2 carpetas, 3 archivos`; null for a file. */
            contents: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description The name of the person. */
            createdBy: string;
            description: string | null;
            /** @description The folder that it is in; null at the root. */
            folderId: string | null;
            id: components["schemas"]["Id"];
            /** Format: date-time */
            modifiedAt: string;
            name: string;
            /** @description For people, such as `1,2 MB`. A folder has the size of everything below it. */
            size: string;
            /** @description `folder`, or the kind of file: PDF, XLS, DOC, TXT, JPG, PNG, GIF, WEBP, else the ending of its name in capitals, or FILE. */
            type: string;
        };
        /** @description The fields to change. An `id` must agree with the outer one; what is derived is ignored. */
        FileManagerItemPatch: {
            /** @description Ignored. */
            contents?: string | null;
            /** @description Ignored. */
            createdAt?: string;
            /** @description Ignored. */
            createdBy?: string;
            description?: string | null;
            /** @description The folder to move it to; null is the root. */
            folderId?: string | null;
            id?: components["schemas"]["Id"];
            /** @description Ignored. */
            modifiedAt?: string;
            name?: components["schemas"]["FileManagerName"];
            /** @description Ignored. */
            size?: string;
            /** @description Ignored. */
            type?: string;
        };
        FileManagerListing: {
            /** @description How many files there are, on all pages. */
            fileCount: number;
            files: components["schemas"]["FileManagerItem"][];
            /** @description How many folders there are, on all pages. */
            folderCount: number;
            folders: components["schemas"]["FileManagerItem"][];
            /** @description The folders from the root to this one, which is the last; empty at the root. */
            path: components["schemas"]["FileManagerPathEntry"][];
        };
        /** @description What to move, and where. */
        FileManagerMove: {
            /** @description The folder to move it to; null is the root. */
            folderId: string | null;
            ids: components["schemas"]["Id"][];
            whenTaken?: components["schemas"]["FileManagerWhenTaken"];
        };
        FileManagerMoved: {
            moved: number;
            /** @description What `restoreFiles` brings back what was replaced with. */
            removal: string;
            taken: components["schemas"]["FileManagerClash"][];
        };
        /** @description Neither slashes nor control characters. */
        FileManagerName: string;
        /** @description Names that are to be in a folder. */
        FileManagerNames: {
            /** @description The folder; null is the root. */
            folderId: string | null;
            names: components["schemas"]["FileManagerName"][];
        };
        /** @description One step of the way from the root. */
        FileManagerPathEntry: {
            folderId: string | null;
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description What to bring back. */
        FileManagerRestore: {
            removal: string;
            /**
             * @description `both` where it is left out.
             * @enum {string}
             */
            whenTaken?: "both" | "replace";
        };
        FileManagerRestored: {
            restored: number;
        };
        /** @description Folders and files by their ids; those that are gone already are passed over. */
        FileManagerSelection: {
            ids: components["schemas"]["Id"][];
        };
        FileManagerUpload: {
            description?: string;
            /**
             * Format: binary
             * @description The file, with its name.
             */
            file: string;
            /**
             * @description The folder to store it in; the text `null` is the root.
             * @default null
             */
            folderId: string;
            whenTaken?: components["schemas"]["FileManagerWhenTaken"];
        };
        /**
         * @description What to do where the folder has the name already, case and accents aside: nothing (`refuse`, the default), a number behind the name (`both`), or the file that has it goes (`replace`; a folder never does).
         * @enum {string}
         */
        FileManagerWhenTaken: "refuse" | "both" | "replace";
        /** @description Predicted and Actual by day, two series. */
        FinanceBalance: {
            /** @description Average monthly income. */
            ami: number;
            /** @description Percent. */
            growRate: number;
            series: components["schemas"]["DashboardPointSeries"][];
        };
        FinanceBudget: {
            bills: number;
            billsLimit: number;
            expenses: number;
            expensesLimit: number;
            savings: number;
            savingsGoal: number;
        };
        FinanceDashboard: {
            accountBalance: components["schemas"]["FinanceBalance"];
            budget: components["schemas"]["FinanceBudget"];
            currentStatement: components["schemas"]["FinanceStatement"];
            previousStatement: components["schemas"]["FinanceStatement"];
            recentTransactions: components["schemas"]["FinanceTransaction"][];
        };
        FinanceStatement: {
            /** Format: date */
            date: string;
            limit: number;
            /** @description The least that must be paid. */
            minimum: number;
            spent: number;
            /** @enum {string} */
            status: "paid" | "pending";
        };
        FinanceTransaction: {
            /** @description Positive came in; negative went out. */
            amount: number;
            /** Format: date-time */
            date: string;
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            status: "completed" | "pending";
            transactionId: string;
        };
        /** @description The cash flow, month by month. */
        Flujo: {
            /** @description Of what was paid, what was applied to nothing yet: it is not taken off what is planned. */
            aCuenta: components["schemas"]["Importe"];
            /** @description What of the valuation is missing, old or provisional. */
            avisos: string[];
            /** @description What is planned to go out after the last month. */
            despues: components["schemas"]["Importe"];
            mesActual: components["schemas"]["Mes"];
            meses: components["schemas"]["FlujoMes"][];
            moneda: components["schemas"]["Moneda"];
            /** @description What came in less what went out before the first month. */
            saldoInicial: components["schemas"]["Importe"];
            /** @description The sums of the months that are shown. */
            totales: components["schemas"]["FlujoSumas"];
            valuacion: components["schemas"]["ControlValuacion"];
        };
        /** @description A month; what is planned of it, and what happened. */
        FlujoMes: {
            acumulado: components["schemas"]["Importe"];
            /** @description Unpaid certificates that are due in it. */
            certificados: components["schemas"]["Importe"];
            cobros: components["schemas"]["Importe"];
            /** @description Unpaid documents that are due in it. */
            comprobantes: components["schemas"]["Importe"];
            /** @description Its part of what is still to be certified. */
            contratos: components["schemas"]["Importe"];
            mes: components["schemas"]["Mes"];
            neto: components["schemas"]["Importe"];
            pagos: components["schemas"]["Importe"];
        };
        /** @description What came in and went out, and what is planned. */
        FlujoSumas: {
            /** @description What is left to pay of certificates. */
            certificados: components["schemas"]["Importe"];
            cobros: components["schemas"]["Importe"];
            /** @description What is left to pay of documents. */
            comprobantes: components["schemas"]["Importe"];
            /** @description What is still to be certified. */
            contratos: components["schemas"]["Importe"];
            /** @description What came in less all that went out or is planned to. */
            neto: components["schemas"]["Importe"];
            pagos: components["schemas"]["Importe"];
        };
        /** @description A message that holds what was looked for, with whom it was exchanged. */
        FoundChatMessage: {
            /** @description The path of an image. */
            avatar: string | null;
            chatId: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            id: components["schemas"]["Id"];
            isMine: boolean;
            /** @description With whom the chat is. */
            name: string;
            value: string;
        };
        Guide: {
            categoryId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            screens?: components["schemas"]["GuideScreens"];
            slug: string;
            subtitle: string;
            title: string;
        };
        /** @description A category and its guides without their content. */
        GuideCategory: {
            guides: components["schemas"]["Guide"][];
            id: components["schemas"]["Id"];
            slug: string;
            /** @description Getting Started, Projects, Settings, Payments or Your Account. */
            title: string;
            /** @description How many guides the category has. */
            totalGuides: number;
            /** @description How many guides were asked for. */
            visibleGuides: number;
        };
        GuideCategoryList: components["schemas"]["GuideCategory"][];
        /** @description A category with one of its guides. */
        GuideCategoryWithContent: {
            guides: components["schemas"]["GuideWithContent"][];
            id: components["schemas"]["Id"];
            slug: string;
            /** @description Getting Started, Projects, Settings, Payments or Your Account. */
            title: string;
            /** @description How many guides the category has. */
            totalGuides: number;
            /** @description How many guides were asked for. */
            visibleGuides: number;
        };
        GuideFeedback: {
            /** @description What was missing or wrong; empty where nothing was said. */
            reason?: string;
            /** @description Whether it helped. */
            useful: boolean | null;
        };
        /** @description The addresses of the screens that the guide is about, as /finanzas/pagos. */
        GuideScreens: string[];
        GuideWithContent: {
            categoryId: components["schemas"]["Id"];
            /** @description Rich text as sanitised HTML. */
            content: string;
            id: components["schemas"]["Id"];
            screens?: components["schemas"]["GuideScreens"];
            slug: string;
            subtitle: string;
            title: string;
        };
        Health: {
            /** @constant */
            status: "ok";
            /** @description The version of Obra. */
            version: string;
        };
        /** @description A guide or a question that was found. */
        HelpHit: {
            /** @description The sentence that has most of the words. */
            excerpt: string;
            /** @enum {string} */
            kind: "guide" | "question";
            /** @description The path of the app that shows it. */
            link: string;
            title: string;
            /** @description What was found, without accents and in lower case, to be marked. */
            words: string[];
        };
        HelpHitList: components["schemas"]["HelpHit"][];
        /** @description The icons of one set. Each is drawn by the symbol `/assets/icons/{namespace}.svg#{icon name}`. */
        IconCatalogue: {
            /** @description The size class of its icons, such as `icon-size-6` (24 pixels). */
            grid: string;
            /** @description The icons' names in alphabetical order. */
            list: string[];
            /** @description The set's name for people. */
            name: string;
            /** @description The set's name in addresses and in the sprite's file name. */
            namespace: string;
        };
        /** @description An opaque id. */
        Id: string;
        /** @description An amount of money as text. 2 decimals out, 0 to 2 in, at most 13 digits before the point. */
        Importe: string;
        /** @description A contact as a file holds it. */
        ImportedContact: {
            contact: components["schemas"]["ContactInput"];
            tagTitles: string[];
        };
        /** @description An amount of money of 0 or more, as text with up to 2 decimals. */
        ImportePositivo: string;
        /** @description One index of a company. */
        Indice: {
            /** @description False once it is archived. */
            activo: boolean;
            /** @description Unique in the company: `CAC`. */
            codigo: string;
            /** @enum {string} */
            frecuencia: "mensual" | "diaria";
            fuente: string;
            id: components["schemas"]["Id"];
            nombre: string;
            /** @description Its last value; null where there is none. */
            ultimo: components["schemas"]["IndiceUltimo"] | null;
            /** @description How many records name it. */
            usos: number;
            version: components["schemas"]["Version"];
        };
        /** @description A new index. */
        IndiceInput: {
            /** @description Unique in the company: `CAC`. */
            codigo: string;
            /** @enum {string} */
            frecuencia: "mensual" | "diaria";
            fuente?: string;
            nombre: string;
        };
        /** @description A page of indices. */
        IndicePage: {
            items: components["schemas"]["Indice"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen; `activo` archives and restores. What is derived is read over. */
        IndicePatch: {
            /** @description False once it is archived. */
            activo?: boolean;
            /** @description Unique in the company: `CAC`. */
            codigo?: string;
            /** @enum {string} */
            frecuencia?: "mensual" | "diaria";
            fuente?: string;
            id?: components["schemas"]["Id"];
            nombre?: string;
            /** @description Its last value; null where there is none. */
            ultimo?: components["schemas"]["IndiceUltimo"] | null;
            /** @description How many records name it. */
            usos?: number;
            version: components["schemas"]["Version"];
        };
        /** @description The last value of an index. */
        IndiceUltimo: {
            periodo: string;
            provisorio: boolean;
            valor: components["schemas"]["Cotizacion"];
        };
        /** @description One value of an index of a company. */
        IndiceValor: {
            /** @description False once it is archived. */
            activo: boolean;
            id: components["schemas"]["Id"];
            indiceId: components["schemas"]["Id"];
            /** @description A month `YYYY-MM` of a monthly series, a day `YYYY-MM-DD` of a daily one. */
            periodo: string;
            /** @description Whether it may still be issued anew. */
            provisorio: boolean;
            /** @description How many records name it. */
            usos: number;
            valor: components["schemas"]["Cotizacion"];
            version: components["schemas"]["Version"];
        };
        /** @description Values that are loaded together. */
        IndiceValoresCarga: {
            valores: components["schemas"]["IndiceValorInput"][];
        };
        /** @description A new value of an index. */
        IndiceValorInput: {
            /** @description A month `YYYY-MM` of a monthly series, a day `YYYY-MM-DD` of a daily one. */
            periodo: string;
            /** @description Whether it may still be issued anew. */
            provisorio?: boolean;
            valor: components["schemas"]["Cotizacion"];
        };
        /** @description A page of values of an index. */
        IndiceValorPage: {
            items: components["schemas"]["IndiceValor"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen; `activo` archives and restores. What is derived is read over. */
        IndiceValorPatch: {
            /** @description False once it is archived. */
            activo?: boolean;
            id?: components["schemas"]["Id"];
            indiceId?: components["schemas"]["Id"];
            /** @description A month `YYYY-MM` of a monthly series, a day `YYYY-MM-DD` of a daily one. */
            periodo?: string;
            /** @description Whether it may still be issued anew. */
            provisorio?: boolean;
            /** @description How many records name it. */
            usos?: number;
            valor?: components["schemas"]["Cotizacion"];
            version: components["schemas"]["Version"];
        };
        /** @description Who makes a product. */
        InventoryBrand: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
        };
        /** @description A category of products; a child names its parent. */
        InventoryCategory: {
            id: components["schemas"]["Id"];
            name: string;
            parentId: string | null;
            slug: string;
        };
        /** @description A new category, brand or vendor. */
        InventoryEntryInput: {
            name: string;
        };
        /** @description A tag of products. */
        InventoryTag: {
            id: components["schemas"]["Id"];
            title: string;
        };
        InventoryTagInput: {
            title: string;
        };
        /** @description The fields to change. An `id` must be the outer one. */
        InventoryTagPatch: {
            id?: components["schemas"]["Id"];
            title?: string;
        };
        /** @description Who sells a product to us. */
        InventoryVendor: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
        };
        /** @description An invitation that nobody has accepted. */
        Invitacion: {
            /** Format: date-time */
            enviada: string;
            /**
             * @description Whether its link still works.
             * @enum {string}
             */
            estado: "pendiente" | "vencida";
            id: components["schemas"]["Id"];
            /** @description The name of who sent it. */
            invitadoPor: string;
            mail: string;
            rol: components["schemas"]["Rol"];
            /** Format: date-time */
            vence: string;
        };
        /** @description The token of the mail; nombre and password only where the person has no account. */
        InvitacionAceptada: {
            nombre?: string;
            password?: string;
            token: string;
        };
        /** @description What the link of an invitation is for. */
        InvitacionInfo: {
            /** @description The name of the company. */
            desarrolladora: string;
            invitadoPor: string;
            mail: string;
            rol: components["schemas"]["Rol"];
            /** @description Whether the address has an account. */
            tieneCuenta: boolean;
        };
        /** @description Whom to invite, and as what. */
        InvitacionInput: {
            /** Format: email */
            mail: string;
            rol: components["schemas"]["Rol"];
        };
        /** @description A page of invitations. */
        InvitacionPage: {
            items: components["schemas"]["Invitacion"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        InvitacionResultado: {
            desarrolladora: string;
            desarrolladoraId: components["schemas"]["NumericId"];
            /** @description The session of an account that was made by this; null where there was one. */
            sesion: components["schemas"]["Session"] | null;
        };
        InvitacionToken: {
            token: string;
        };
        /** @description What a rate of VAT comes to. */
        IvaLinea: {
            alicuota: components["schemas"]["AlicuotaIva"];
            base: components["schemas"]["Importe"];
            importe: components["schemas"]["Importe"];
        };
        /** @description A rate of VAT; the amount that is left out is reckoned from the base. The base may be left out where there is one line alone. */
        IvaLineaInput: {
            alicuota: components["schemas"]["AlicuotaIva"];
            base?: components["schemas"]["ImportePositivo"];
            importe?: components["schemas"]["ImportePositivo"];
        };
        /** @description What a list shows of a contact. */
        ListedContact: {
            /** @description The address of an image. */
            avatar: string | null;
            company: string;
            /** @description The first address. */
            email: string | null;
            id: components["schemas"]["Id"];
            name: string;
            /** @description The first phone number. */
            phone: components["schemas"]["ContactPhoneNumber"] | null;
            title: string;
        };
        /** @description A note as a card shows it. */
        ListedNote: {
            archived: boolean;
            color: components["schemas"]["NoteColor"];
            /** @description The beginning of the text, or the part around what was looked for. */
            content: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Since when it lies in the trash, where it stays for 30 days.
             */
            deletedAt: string | null;
            doneTasks: number;
            hasImage: boolean;
            id: components["schemas"]["Id"];
            /** @description Left out where it is an inline data string of more than 20,000 characters; `getNote` has it. */
            image: string | null;
            /** @description Label ids. */
            labels: components["schemas"]["Id"][];
            /** @description How many tasks are open. */
            openTasks: number;
            /** @description Stands before the others. */
            pinned: boolean;
            /** Format: date-time */
            reminder: string | null;
            /** @description The first open tasks, those that hold what was looked for in front. */
            tasks: components["schemas"]["NoteTask"][];
            title: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Counts the changes. */
            version: number;
        };
        /** @description A mail address, with or without a display name before it. */
        MailboxAddress: string;
        /** @description A file that travels with a mail. */
        MailboxAttachment: {
            /** @description Where the file is; it asks for the session as every call does. */
            downloadUrl: string;
            id: components["schemas"]["Id"];
            name: string;
            /** @description The name of the image, the word pdf, or the word file for anything else. */
            preview: string;
            /** @description In bytes. */
            size: number;
            /** @description The MIME type, such as image/png or application/pdf. */
            type: string;
        };
        /** @description An attachment, or its id. A file of another mail of mine may be named too, as forwarding does. */
        MailboxAttachmentRef: components["schemas"]["Id"] | components["schemas"]["MailboxAttachment"];
        /** @description What to change on every one of the mails. */
        MailboxBulkPatch: {
            addLabels?: components["schemas"]["Id"][];
            folder?: components["schemas"]["Id"];
            important?: boolean;
            removeLabels?: components["schemas"]["Id"][];
            starred?: boolean;
            unread?: boolean;
        };
        /** @description Plain text. */
        MailboxContent: string;
        /**
         * @description How far a sent mail is on its way to addresses outside of the installation. `waiting`: it is tried, again where needed; `sent`: handed over for all of them; `failed`: not for all, and a mail in the inbox says for which.
         * @enum {string}
         */
        MailboxDelivery: "waiting" | "sent" | "failed";
        /** @description What has been typed so far, checked when the mail is sent. */
        MailboxDraftAddress: string;
        /** @description An unfinished mail. */
        MailboxDraftInput: {
            attachments?: components["schemas"]["MailboxAttachmentRef"][];
            bcc?: components["schemas"]["MailboxDraftAddress"][];
            cc?: components["schemas"]["MailboxDraftAddress"][];
            content?: components["schemas"]["MailboxContent"];
            reference?: components["schemas"]["MailboxReference"];
            subject?: components["schemas"]["MailboxSubject"];
            to?: components["schemas"]["MailboxDraftAddress"][];
        };
        /** @description A flag by which mails are listed across folders. */
        MailboxFilter: {
            /** @description The classes of a PrimeIcons icon. */
            icon: string;
            id: components["schemas"]["Id"];
            slug: components["schemas"]["MailboxFlag"];
            title: string;
        };
        /**
         * @description The name of a flag of a mail.
         * @enum {string}
         */
        MailboxFlag: "starred" | "important" | "unread";
        /** @description A folder. They are the same for everybody; what lies in them is not. */
        MailboxFolder: {
            /** @description Sent and Trash 0, Drafts and Spam all mails, other folders the unread ones. */
            count: number;
            /** @description The classes of a PrimeIcons icon. */
            icon: string;
            id: components["schemas"]["Id"];
            slug: components["schemas"]["MailboxFolderSlug"];
            title: string;
        };
        /**
         * @description The slug of a folder.
         * @enum {string}
         */
        MailboxFolderSlug: "inbox" | "sent" | "drafts" | "spam" | "trash";
        /** @description A label that a person puts on mails. */
        MailboxLabel: {
            color: components["schemas"]["MailboxLabelColor"];
            id: components["schemas"]["Id"];
            /** @description Made from the title, unique among the labels of its owner. */
            slug: string;
            title: string;
        };
        /** @enum {string} */
        MailboxLabelColor: "gray" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "indigo" | "purple" | "pink";
        /** @description A new label; without a colour it is gray. */
        MailboxLabelInput: {
            color?: components["schemas"]["MailboxLabelColor"];
            title: components["schemas"]["MailboxLabelTitle"];
        };
        /** @description The fields to change. `id` must agree with the outer one; `slug` is not read. */
        MailboxLabelPatch: {
            color?: components["schemas"]["MailboxLabelColor"];
            id?: components["schemas"]["Id"];
            slug?: string;
            title?: components["schemas"]["MailboxLabelTitle"];
        };
        /** @description A label, or its id. */
        MailboxLabelRef: components["schemas"]["Id"] | components["schemas"]["MailboxLabel"];
        MailboxLabelTitle: string;
        /**
         * @description Where an open mail is shown, to the right of the list, below it, or in its place.
         * @enum {string}
         */
        MailboxLayout: "right" | "bottom" | "none";
        /** @description A mail in a list, with the number of its further recipients. */
        MailboxListedMail: {
            attachments: components["schemas"]["MailboxAttachment"][];
            /** @description Filled only on mails that the person wrote. */
            bcc: string[];
            bccCount: number;
            cc: string[];
            ccCount: number;
            /** @description Plain text. */
            content: string;
            /** Format: date-time */
            date: string;
            delivery?: components["schemas"]["MailboxDelivery"];
            folder: components["schemas"]["Id"];
            from: components["schemas"]["MailboxSender"];
            id: components["schemas"]["Id"];
            important: boolean;
            /** @description Label ids. */
            labels: components["schemas"]["Id"][];
            reference?: components["schemas"]["MailboxReference"];
            starred: boolean;
            subject: string;
            /** @description Addresses, each with or without a display name. */
            to: string[];
            /** @constant */
            type: "mail";
            unread: boolean;
        };
        /** @description A mail. It lies in exactly one folder and has any number of labels. */
        MailboxMail: {
            attachments: components["schemas"]["MailboxAttachment"][];
            /** @description Filled only on mails that the person wrote. */
            bcc: string[];
            cc: string[];
            /** @description Plain text. */
            content: string;
            /** Format: date-time */
            date: string;
            delivery?: components["schemas"]["MailboxDelivery"];
            folder: components["schemas"]["Id"];
            from: components["schemas"]["MailboxSender"];
            id: components["schemas"]["Id"];
            important: boolean;
            /** @description Label ids. */
            labels: components["schemas"]["Id"][];
            reference?: components["schemas"]["MailboxReference"];
            starred: boolean;
            subject: string;
            /** @description Addresses, each with or without a display name. */
            to: string[];
            /** @constant */
            type: "mail";
            unread: boolean;
        };
        /** @description The mails to change, each once. */
        MailboxMailIds: components["schemas"]["Id"][];
        /** @description The fields to change, or the whole mail as it was received. */
        MailboxMailPatch: {
            attachments?: components["schemas"]["MailboxAttachmentRef"][];
            bcc?: components["schemas"]["MailboxDraftAddress"][];
            bccCount?: number;
            cc?: components["schemas"]["MailboxDraftAddress"][];
            ccCount?: number;
            content?: components["schemas"]["MailboxContent"];
            /** Format: date-time */
            date?: string;
            delivery?: components["schemas"]["MailboxDelivery"];
            folder?: components["schemas"]["Id"];
            from?: components["schemas"]["MailboxSender"];
            id?: components["schemas"]["Id"];
            important?: boolean;
            labels?: components["schemas"]["MailboxLabelRef"][];
            reference?: components["schemas"]["MailboxReference"];
            starred?: boolean;
            subject?: components["schemas"]["MailboxSubject"];
            to?: components["schemas"]["MailboxDraftAddress"][];
            /** @constant */
            type?: "mail";
            unread?: boolean;
        };
        MailboxPage: {
            /** @description Newest first; null beyond the last page. */
            mails: components["schemas"]["MailboxListedMail"][] | null;
            pagination: components["schemas"]["MailboxPagination"];
        };
        /** @description Where the page stands. Beyond the last page there is nothing but `lastPage`. */
        MailboxPagination: {
            currentPage?: number;
            /** @description The zero-based index of the last mail of the page; -1 where there is none. */
            endIndex?: number;
            lastPage: number;
            resultsPerPage?: number;
            /** @description The zero-based index of the first mail of the page. */
            startIndex?: number;
            totalResults?: number;
        };
        /** @description An address of one of my contacts. */
        MailboxRecipient: {
            email: string;
            /** @description Of the contact. */
            name: string;
        };
        /** @description The mail that this one answers or forwards. It may have been deleted since. */
        MailboxReference: {
            /** @enum {string} */
            kind: "reply" | "forward";
            mailId: components["schemas"]["Id"];
        };
        MailboxSender: {
            /** @description The address of an image. */
            avatar: string | null;
            /** @description Display name and address, as in `Lucía Ferreyra <demo@obra.test>`. */
            contact: string;
        };
        /** @description A mail to send. Subject and content may be empty. */
        MailboxSendInput: {
            attachments?: components["schemas"]["MailboxAttachmentRef"][];
            bcc?: components["schemas"]["MailboxAddress"][];
            cc?: components["schemas"]["MailboxAddress"][];
            content?: components["schemas"]["MailboxContent"];
            reference?: components["schemas"]["MailboxReference"];
            subject?: components["schemas"]["MailboxSubject"];
            to: components["schemas"]["MailboxAddress"][];
        };
        /** @description How the mailbox is laid out. */
        MailboxSettings: {
            messageLayout: components["schemas"]["MailboxLayout"];
        };
        MailboxSettingsPatch: {
            messageLayout?: components["schemas"]["MailboxLayout"];
        };
        MailboxSubject: string;
        /** @description One material of a company. */
        Material: {
            /** @description False once it is archived. */
            activo: boolean;
            /** @description Unique in the company. */
            codigo: string;
            descripcion: string;
            id: components["schemas"]["Id"];
            nombre: string;
            /** @description How it is sold, and how many units each holds. */
            presentaciones: components["schemas"]["Presentacion"][];
            /** @description Who sells it, and the code there. */
            proveedores: components["schemas"]["MaterialProveedor"][];
            /** @description Code and name of its rubro. */
            rubro: string;
            rubroId: components["schemas"]["Id"];
            stockMinimo: components["schemas"]["Cantidad"];
            /** @description The last price; null where there is none. */
            ultimoPrecio: components["schemas"]["UltimoPrecio"] | null;
            /** @description The code of its unit. */
            unidad: string;
            unidadId: components["schemas"]["Id"];
            /** @description How many records name it. */
            usos: number;
            version: components["schemas"]["Version"];
        };
        /** @description A new material. */
        MaterialInput: {
            /** @description Unique in the company. */
            codigo: string;
            descripcion?: string;
            nombre: string;
            /** @description How it is sold, and how many units each holds. */
            presentaciones?: components["schemas"]["Presentacion"][];
            /** @description Who sells it, and the code there. */
            proveedores?: components["schemas"]["MaterialProveedor"][];
            rubroId: components["schemas"]["Id"];
            stockMinimo?: components["schemas"]["Cantidad"];
            unidadId: components["schemas"]["Id"];
        };
        /** @description A page of materials. */
        MaterialPage: {
            items: components["schemas"]["Material"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen; `activo` archives and restores. What is derived is read over. */
        MaterialPatch: {
            /** @description False once it is archived. */
            activo?: boolean;
            /** @description Unique in the company. */
            codigo?: string;
            descripcion?: string;
            id?: components["schemas"]["Id"];
            nombre?: string;
            /** @description How it is sold, and how many units each holds. */
            presentaciones?: components["schemas"]["Presentacion"][];
            /** @description Who sells it, and the code there. */
            proveedores?: components["schemas"]["MaterialProveedor"][];
            /** @description Code and name of its rubro. */
            rubro?: string;
            rubroId?: components["schemas"]["Id"];
            stockMinimo?: components["schemas"]["Cantidad"];
            /** @description The last price; null where there is none. */
            ultimoPrecio?: components["schemas"]["UltimoPrecio"] | null;
            /** @description The code of its unit. */
            unidad?: string;
            unidadId?: components["schemas"]["Id"];
            /** @description How many records name it. */
            usos?: number;
            version: components["schemas"]["Version"];
        };
        /** @description A supplier of a material. */
        MaterialProveedor: {
            codigoProveedor: string;
            proveedorId: components["schemas"]["Id"];
        };
        MergedContact: {
            contact: components["schemas"]["Contact"];
            deletion: components["schemas"]["Id"];
        };
        /** @description A month, `YYYY-MM`, of Buenos Aires. */
        Mes: string;
        /** @description A message in the panel of a person. */
        Message: {
            description: string;
            id: components["schemas"]["Id"];
            /** @description An image address. */
            image: string | null;
            /** @description A path of the app or an http(s) address. */
            link: string | null;
            read: boolean;
            /** @description Whether the panel was opened since it came. */
            seen: boolean;
            /** Format: date-time */
            time: string;
            title: string;
            /** @description Whether the app opens the link itself instead of the browser. */
            useRouter: boolean;
        };
        MessageChange: {
            id: components["schemas"]["Id"];
            message: components["schemas"]["MessagePatch"];
        };
        MessageCreation: {
            message: components["schemas"]["MessageInput"];
        };
        /** @description A new message. `id` brings a deleted one back under its own id; where that is in use, another is given. */
        MessageInput: {
            description?: string;
            id?: components["schemas"]["Id"];
            image?: string | null;
            link?: string | null;
            read?: boolean;
            seen?: boolean;
            /** Format: date-time */
            time?: string;
            title: string;
            useRouter?: boolean;
        };
        MessageList: components["schemas"]["Message"][];
        /** @description The fields to change. */
        MessagePatch: {
            description?: string;
            id?: components["schemas"]["Id"];
            image?: string | null;
            link?: string | null;
            read?: boolean;
            seen?: boolean;
            /** Format: date-time */
            time?: string;
            title?: string;
            useRouter?: boolean;
        };
        MessageReadToggle: {
            message: components["schemas"]["MessageReference"];
        };
        /** @description A message as it was received; only `id` counts. */
        MessageReference: {
            description?: string;
            id: components["schemas"]["Id"];
            image?: string | null;
            link?: string | null;
            read?: boolean;
            seen?: boolean;
            /** Format: date-time */
            time?: string;
            title?: string;
            useRouter?: boolean;
        };
        /** @description Somebody who belongs to a company. */
        Miembro: {
            avatar: string | null;
            /**
             * Format: date-time
             * @description Since when; null where that was not noted.
             */
            desde: string | null;
            id: components["schemas"]["Id"];
            mail: string;
            nombre: string;
            rol: components["schemas"]["Rol"];
            version: components["schemas"]["Version"];
        };
        /** @description A page of members. */
        MiembroPage: {
            items: components["schemas"]["Miembro"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The role, and the version that was seen; the rest is read over. */
        MiembroPatch: {
            avatar?: string | null;
            /** Format: date-time */
            desde?: string | null;
            id?: components["schemas"]["Id"];
            mail?: string;
            nombre?: string;
            rol?: components["schemas"]["Rol"];
            version: components["schemas"]["Version"];
        };
        /** @description A later change of the approved budget. */
        Modificacion: {
            estado: components["schemas"]["ModificacionEstado"];
            /** Format: date */
            fecha: string;
            id: components["schemas"]["Id"];
            items: components["schemas"]["ModificacionItem"][];
            moneda: components["schemas"]["Moneda"];
            /** @description Why the budget changes. */
            motivo: string;
            motivoEstado: components["schemas"]["DocumentoMotivo"];
            numero: components["schemas"]["DocumentoNumero"];
            presupuestoId: components["schemas"]["Id"];
            tipo: components["schemas"]["ModificacionTipo"];
            /** @description Of its lines; an economía is below 0. */
            total: components["schemas"]["Importe"];
            /** @description The total in the project's currency. */
            totalBase: components["schemas"]["Importe"];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        ModificacionEstado: "borrador" | "aprobada" | "anulada";
        /** @description A new draft. */
        ModificacionInput: {
            /** Format: date */
            fecha: string;
            items: components["schemas"]["ModificacionItem"][];
            /** @description Why the budget changes. */
            motivo: string;
            tipo: components["schemas"]["ModificacionTipo"];
        };
        /** @description A line of a change. `importe` and `unidad` are derived, and read over in a change. */
        ModificacionItem: {
            cantidad: components["schemas"]["Cantidad"];
            /** @description That of the budget where it changes an item, else a new one. */
            codigo: string;
            descripcion: string;
            id?: components["schemas"]["Id"];
            importe?: components["schemas"]["Importe"];
            precioUnitario: components["schemas"]["Precio"];
            rubroId: components["schemas"]["Id"];
            unidad?: string;
            unidadId: components["schemas"]["Id"];
        };
        /** @description A page. */
        ModificacionPage: {
            items: components["schemas"]["Modificacion"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
            totales: {
                /** @description In the project's currency. */
                totalBase: components["schemas"]["Importe"];
            };
        };
        /** @description The fields that change, and the version that was seen. What is derived is read over. */
        ModificacionPatch: {
            estado?: components["schemas"]["ModificacionEstado"];
            /** Format: date */
            fecha?: string;
            id?: components["schemas"]["Id"];
            items?: components["schemas"]["ModificacionItem"][];
            moneda?: components["schemas"]["Moneda"];
            /** @description Why the budget changes. */
            motivo?: string;
            motivoEstado?: components["schemas"]["DocumentoMotivo"];
            numero?: components["schemas"]["DocumentoNumero"];
            presupuestoId?: components["schemas"]["Id"];
            tipo?: components["schemas"]["ModificacionTipo"];
            /** @description Of its lines; an economía is below 0. */
            total?: components["schemas"]["Importe"];
            /** @description The total in the project's currency. */
            totalBase?: components["schemas"]["Importe"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description More work (adicional), or less of it (economía).
         * @enum {string}
         */
        ModificacionTipo: "adicional" | "economia";
        /**
         * @description Pesos, dollars, euros, or the unit UVA.
         * @enum {string}
         */
        Moneda: "ARS" | "USD" | "EUR" | "UVA";
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
        /** @description Without `contact`, an empty one is created. */
        NewContact: {
            contact?: components["schemas"]["ContactInput"];
        };
        /** @description Without `product`, an empty one is created. */
        NewProduct: {
            product?: components["schemas"]["ProductInput"];
        };
        /** @description A note, with the ids of its labels. */
        Note: {
            archived: boolean;
            color: components["schemas"]["NoteColor"];
            /** @description Plain text. */
            content: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Since when it lies in the trash, where it stays for 30 days.
             */
            deletedAt: string | null;
            id: components["schemas"]["Id"];
            /** @description The address of an image of the product or an inline data string. */
            image: string | null;
            /** @description Label ids. */
            labels: components["schemas"]["Id"][];
            /** @description Stands before the others. */
            pinned: boolean;
            /** Format: date-time */
            reminder: string | null;
            /** @description The checklist; null where there is none. */
            tasks: components["schemas"]["NoteTask"][] | null;
            title: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Counts the changes. */
            version: number;
        };
        /**
         * @description The colour of its card; null is that of the page.
         * @enum {string|null}
         */
        NoteColor: "red" | "amber" | "green" | "teal" | "blue" | "indigo" | "pink" | null;
        NoteCount: {
            count: number;
        };
        NoteIds: {
            ids: components["schemas"]["Id"][];
        };
        /** @description Null, the address of an image of the product (`/assets/notes/…`), or an image as an inline data string (PNG, JPEG, WebP or GIF, checked by its content). */
        NoteImage: string | null;
        /** @description A new note. */
        NoteInput: {
            archived?: boolean;
            color?: components["schemas"]["NoteColor"];
            content?: string;
            /**
             * Format: uuid
             * @description An id of the client’s own, so that a note that is sent twice is there once.
             */
            id?: string;
            image?: components["schemas"]["NoteImage"];
            labels?: components["schemas"]["NoteLabelRef"][];
            pinned?: boolean;
            /** Format: date-time */
            reminder?: string | null;
            tasks?: components["schemas"]["NoteTaskInput"][] | null;
            title?: string;
        };
        /** @description A label that a person puts on notes. */
        NoteLabel: {
            id: components["schemas"]["Id"];
            title: string;
        };
        NoteLabelPatch: {
            id: components["schemas"]["Id"];
            title?: components["schemas"]["NoteLabelTitle"];
        };
        /** @description A label, or its id. */
        NoteLabelRef: components["schemas"]["Id"] | components["schemas"]["NoteLabel"];
        NoteLabelTitle: string;
        NotePage: {
            /** @description Whether there are more than `total`. */
            isTotalCut: boolean;
            items: components["schemas"]["ListedNote"][];
            /** @description The last page; where the total is cut, the last one that is known of. */
            lastPage: number;
            page: number;
            size: number;
            /** @description How many there are; of those that are found by words or labels the first 1,000 are counted. */
            total: number;
        };
        /** @description A note named by its `id`, with the fields to change. The three dates are not read. */
        NotePatch: {
            archived?: boolean;
            color?: components["schemas"]["NoteColor"];
            content?: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            deletedAt?: string | null;
            id: components["schemas"]["Id"];
            image?: components["schemas"]["NoteImage"];
            labels?: components["schemas"]["NoteLabelRef"][];
            pinned?: boolean;
            /** Format: date-time */
            reminder?: string | null;
            tasks?: components["schemas"]["NoteTaskInput"][] | null;
            title?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** @description The version that was seen; another one is 409. */
            version?: number;
        };
        /** @description A note, with its labels as objects. */
        NoteResolved: {
            archived: boolean;
            color: components["schemas"]["NoteColor"];
            /** @description Plain text. */
            content: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Since when it lies in the trash, where it stays for 30 days.
             */
            deletedAt: string | null;
            id: components["schemas"]["Id"];
            /** @description The address of an image of the product or an inline data string. */
            image: string | null;
            labels: components["schemas"]["NoteLabel"][];
            /** @description Stands before the others. */
            pinned: boolean;
            /** Format: date-time */
            reminder: string | null;
            /** @description The checklist; null where there is none. */
            tasks: components["schemas"]["NoteTask"][] | null;
            title: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Counts the changes. */
            version: number;
        };
        /** @description A line of the checklist of a note. */
        NoteTask: {
            completed: boolean;
            content: string;
            id: components["schemas"]["Id"];
        };
        /** @description A line of a checklist. Without an id it gets one; ids must differ within a note. */
        NoteTaskInput: {
            completed?: boolean;
            content: components["schemas"]["NoteTaskText"];
            id?: components["schemas"]["Id"];
        };
        NoteTaskText: string;
        /** @description A notification in the panel of a person. It has an icon or an image. */
        Notification: {
            /** @description May hold simple markup: strong, em, code, links. */
            description: string;
            /** @description A PrimeIcons class, such as `pi pi-star`. */
            icon: string | null;
            id: components["schemas"]["Id"];
            /** @description An image address. */
            image: string | null;
            /** @description A path of the app or an http(s) address. */
            link: string | null;
            read: boolean;
            /** @description Whether the panel was opened since it came. */
            seen: boolean;
            /** Format: date-time */
            time: string;
            title: string;
            /** @description Whether the app opens the link itself instead of the browser. */
            useRouter: boolean;
        };
        NotificationChange: {
            id: components["schemas"]["Id"];
            notification: components["schemas"]["NotificationPatch"];
        };
        NotificationCreation: {
            notification: components["schemas"]["NotificationInput"];
        };
        /** @description A new notification. `id` brings a deleted one back under its own id; where that is in use, another is given. */
        NotificationInput: {
            description?: string;
            icon?: string | null;
            id?: components["schemas"]["Id"];
            image?: string | null;
            link?: string | null;
            read?: boolean;
            seen?: boolean;
            /** Format: date-time */
            time?: string;
            title: string;
            useRouter?: boolean;
        };
        /**
         * @description What a notification of Obra is about: `task` (somebody put the person on a card), `comment` (on a card of theirs), `chat`, `reminder` (of a note), `company` (their role, or who joined).
         * @enum {string}
         */
        NotificationKind: "task" | "comment" | "chat" | "reminder" | "company";
        NotificationList: components["schemas"]["Notification"][];
        /** @description The fields to change. */
        NotificationPatch: {
            description?: string;
            icon?: string | null;
            id?: components["schemas"]["Id"];
            image?: string | null;
            link?: string | null;
            read?: boolean;
            seen?: boolean;
            /** Format: date-time */
            time?: string;
            title?: string;
            useRouter?: boolean;
        };
        NotificationReadToggle: {
            notification: components["schemas"]["NotificationReference"];
        };
        /** @description A notification as it was received; only `id` counts. */
        NotificationReference: {
            description?: string;
            icon?: string | null;
            id: components["schemas"]["Id"];
            image?: string | null;
            link?: string | null;
            read?: boolean;
            seen?: boolean;
            /** Format: date-time */
            time?: string;
            title?: string;
            useRouter?: boolean;
        };
        NotificationSetting: {
            /** @description Whether a mail comes too, one a notification. It counts only where the kind is wanted. */
            byMail: boolean;
            kind: components["schemas"]["NotificationKind"];
            /** @description Whether the person gets notifications of this kind at all. */
            wanted: boolean;
        };
        NotificationSettingList: components["schemas"]["NotificationSetting"][];
        NotificationSettingPatch: {
            byMail?: boolean;
            kind: components["schemas"]["NotificationKind"];
            wanted?: boolean;
        };
        NotificationSettingsChange: {
            settings: components["schemas"]["NotificationSettingPatch"][];
        };
        /** @description The id of a developer company or of a project. */
        NumericId: number;
        OpenSession: {
            /** @description The network address that it was opened from. */
            address: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description What it was opened with, in words.
             * @example Chrome en Windows
             */
            device: string;
            id: components["schemas"]["Id"];
            /** @description It is the one that asks. */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description To ten minutes.
             */
            lastUsedAt: string;
        };
        OpenSessionList: components["schemas"]["OpenSession"][];
        /** @description The page, from 1. */
        Page: number;
        /** @description How many a page holds. */
        PageSize: number;
        /** @description A payment to a supplier, and the documents that it was applied to. */
        Pago: {
            /** @description What of it was applied to no document yet. */
            aCuenta: components["schemas"]["Importe"];
            aCuentaBase: components["schemas"]["Importe"];
            /** @description What to look at, in words: an old rate. */
            avisos: string[];
            /** @description Where its currency is not that of the project. */
            cotizacion: components["schemas"]["CotizacionFijada"] | null;
            estado: components["schemas"]["PagoEstado"];
            /** Format: date */
            fecha: string;
            id: components["schemas"]["Id"];
            importe: components["schemas"]["Importe"];
            /** @description The amount in the currency of the project. */
            importeBase: components["schemas"]["Importe"];
            imputaciones: components["schemas"]["PagoImputacion"][];
            medio: components["schemas"]["PagoMedio"];
            moneda: components["schemas"]["Moneda"];
            motivoEstado: components["schemas"]["DocumentoMotivo"];
            nota: string;
            numero: components["schemas"]["DocumentoNumero"];
            /** @description The name of the supplier. */
            proveedor: string;
            proveedorId: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description Documents that what is left of a payment is applied to. */
        PagoAplicacion: {
            imputaciones: components["schemas"]["PagoImputacionInput"][];
            version?: components["schemas"]["Version"];
        };
        /**
         * @description A payment is registered at once; it can only be annulled.
         * @enum {string}
         */
        PagoEstado: "registrado" | "anulado";
        /** @description What of a payment went to a document or a certificate, in its currency. A credit note puts its amount in instead. */
        PagoImputacion: {
            /** @description Its number and month: `N.º 3, 02/2026`. */
            certificado: string | null;
            /** @description Null where it went to a document. */
            certificadoId: components["schemas"]["Id"] | null;
            /** @description Its number: `A 0003-00018422`. */
            comprobante: string | null;
            /** @description Null where it went to a certificate. */
            comprobanteId: components["schemas"]["Id"] | null;
            /** @description The contract of the certificate. */
            contratoId: components["schemas"]["Id"] | null;
            /** @description Whether it is a credit note. */
            esCredito: boolean;
            importe: components["schemas"]["Importe"];
        };
        /** @description A document or a certificate of the supplier (one of the two), in the currency of the payment, and how much of it is paid. */
        PagoImputacionInput: {
            certificadoId?: components["schemas"]["Id"];
            comprobanteId?: components["schemas"]["Id"];
            importe: components["schemas"]["ImportePositivo"];
        };
        /** @description A payment that was made. What is applied, less what credit notes put in, is at most its amount; the rest is `aCuenta`. */
        PagoInput: {
            cotizacion?: components["schemas"]["CotizacionFijada"];
            /** Format: date */
            fecha: string;
            /** @description Without it what is applied. */
            importe?: components["schemas"]["ImportePositivo"];
            imputaciones?: components["schemas"]["PagoImputacionInput"][];
            medio: components["schemas"]["PagoMedio"];
            /** @description Without it that of the project. */
            moneda?: components["schemas"]["Moneda"];
            nota?: string;
            proveedorId: components["schemas"]["Id"];
        };
        /**
         * @description How it was paid.
         * @enum {string}
         */
        PagoMedio: "transferencia" | "echeq" | "efectivo" | "tarjeta" | "otro";
        /** @description A page of payments, and what the whole filter comes to. */
        PagoPage: {
            items: components["schemas"]["Pago"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
            totales: components["schemas"]["PagoTotales"];
        };
        /** @description Sums in the currency of the project, each payment by its own rate; annulled ones do not count. */
        PagoTotales: {
            aCuentaBase: components["schemas"]["Importe"];
            importeBase: components["schemas"]["Importe"];
        };
        PasswordChange: {
            /** @description The present password. */
            current: string;
            password: string;
        };
        /** @description The name of a person, on one line. */
        PersonName: string;
        /** @description A percentage as text, up to 4 decimals; 21 % is "21". */
        Porcentaje: string;
        /** @description A unit price as text, up to 4 decimals. */
        Precio: string;
        /** @description One price of a material of a company. */
        PrecioMaterial: {
            /** @description False once it is archived. */
            activo: boolean;
            /** Format: date */
            fecha: string;
            id: components["schemas"]["Id"];
            materialId: components["schemas"]["Id"];
            moneda: components["schemas"]["Moneda"];
            precio: components["schemas"]["Precio"];
            /** @description Its name; empty where nobody is named. */
            proveedor: string;
            /** @description Who asked it; null where nobody is named. */
            proveedorId: components["schemas"]["Id"] | null;
            /** @description How many records name it. */
            usos: number;
            version: components["schemas"]["Version"];
        };
        /** @description A new price of a material. */
        PrecioMaterialInput: {
            /** Format: date */
            fecha: string;
            moneda: components["schemas"]["Moneda"];
            precio: components["schemas"]["Precio"];
            /** @description Who asked it; null where nobody is named. */
            proveedorId?: components["schemas"]["Id"] | null;
        };
        /** @description A page of prices of a material. */
        PrecioMaterialPage: {
            items: components["schemas"]["PrecioMaterial"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description Prices that are loaded together. */
        PreciosCarga: {
            precios: components["schemas"]["PrecioMaterialInput"][];
        };
        /** @description How a material is sold: a bag of 50 kg has the factor 50. */
        Presentacion: {
            factor: components["schemas"]["Cantidad"];
            nombre: string;
        };
        /** @description A version of a project's budget. */
        Presupuesto: {
            cantidadItems: number;
            /** @description The rate to the project's currency; null where it is in that currency. Left out, it is the official one of its day. */
            cotizacion: components["schemas"]["CotizacionFijada"] | null;
            estado: components["schemas"]["PresupuestoEstado"];
            /** Format: date */
            fechaAprobacion: string | null;
            id: components["schemas"]["Id"];
            mesBase: components["schemas"]["Mes"];
            moneda: components["schemas"]["Moneda"];
            motivoEstado: components["schemas"]["DocumentoMotivo"];
            nombre: string;
            numero: components["schemas"]["DocumentoNumero"];
            total: components["schemas"]["Importe"];
            version: components["schemas"]["Version"];
        };
        /** @description Two budgets side by side; amounts in the currency of each. */
        PresupuestoComparacion: {
            antes: components["schemas"]["Presupuesto"];
            diferencia: components["schemas"]["Importe"];
            /** @description Only the lines that differ. */
            lineas: components["schemas"]["PresupuestoDiferencia"][];
            presupuesto: components["schemas"]["Presupuesto"];
        };
        /** @description An item of two budgets, null where it is not there. */
        PresupuestoDiferencia: {
            cantidad: components["schemas"]["Cantidad"] | null;
            cantidadAntes: components["schemas"]["Cantidad"] | null;
            codigo: string;
            descripcion: string;
            diferencia: components["schemas"]["Importe"];
            importe: components["schemas"]["Importe"];
            importeAntes: components["schemas"]["Importe"];
            precio: components["schemas"]["Precio"] | null;
            precioAntes: components["schemas"]["Precio"] | null;
        };
        /**
         * @description A draft, the approved one, or one that another replaced.
         * @enum {string}
         */
        PresupuestoEstado: "borrador" | "aprobado" | "reemplazado";
        /** @description The sheet of a budget. */
        PresupuestoHoja: {
            items: components["schemas"]["PresupuestoItem"][];
            presupuesto: components["schemas"]["Presupuesto"];
            rubros: components["schemas"]["PresupuestoRubro"][];
        };
        /** @description A new version. Currency and base month are the project's where they are left out. */
        PresupuestoInput: {
            /** @description The budget of the project whose items it begins with. */
            copiaDe?: components["schemas"]["Id"];
            /** @description The rate to the project's currency; null where it is in that currency. Left out, it is the official one of its day. */
            cotizacion?: components["schemas"]["CotizacionFijada"] | null;
            mesBase?: components["schemas"]["Mes"];
            moneda?: components["schemas"]["Moneda"];
            nombre: string;
        };
        /** @description A line of a budget. */
        PresupuestoItem: {
            cantidad: components["schemas"]["Cantidad"];
            /** @description Unique in its budget, without regard to case and accents. */
            codigo: string;
            descripcion: string;
            id: components["schemas"]["Id"];
            importe: components["schemas"]["Importe"];
            incidencia: components["schemas"]["Porcentaje"];
            precioUnitario: components["schemas"]["Precio"];
            rubroId: components["schemas"]["Id"];
            /** @description The code of its unit. */
            unidad: string;
            unidadId: components["schemas"]["Id"];
        };
        /** @description A line that is new (without `id`) or changed. */
        PresupuestoItemInput: {
            cantidad: components["schemas"]["Cantidad"];
            /** @description Unique in its budget, without regard to case and accents. */
            codigo: string;
            descripcion: string;
            id?: components["schemas"]["Id"];
            precioUnitario: components["schemas"]["Precio"];
            rubroId: components["schemas"]["Id"];
            unidadId: components["schemas"]["Id"];
        };
        /** @description What changes in the sheet, and the version of the budget that was seen. */
        PresupuestoItemsPatch: {
            /** @description The ids of the items that go. */
            borrar: components["schemas"]["Id"][];
            guardar: components["schemas"]["PresupuestoItemInput"][];
            version: components["schemas"]["Version"];
        };
        /** @description A page. */
        PresupuestoPage: {
            items: components["schemas"]["Presupuesto"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen. What is derived is read over. */
        PresupuestoPatch: {
            cantidadItems?: number;
            /** @description The rate to the project's currency; null where it is in that currency. Left out, it is the official one of its day. */
            cotizacion?: components["schemas"]["CotizacionFijada"] | null;
            estado?: components["schemas"]["PresupuestoEstado"];
            /** Format: date */
            fechaAprobacion?: string | null;
            id?: components["schemas"]["Id"];
            mesBase?: components["schemas"]["Mes"];
            moneda?: components["schemas"]["Moneda"];
            motivoEstado?: components["schemas"]["DocumentoMotivo"];
            nombre?: string;
            numero?: components["schemas"]["DocumentoNumero"];
            total?: components["schemas"]["Importe"];
            version: components["schemas"]["Version"];
        };
        /** @description A rubro of the sheet, with what it and all below it add up to. */
        PresupuestoRubro: {
            codigo: string;
            importe: components["schemas"]["Importe"];
            incidencia: components["schemas"]["Porcentaje"];
            nombre: string;
            padreId: components["schemas"]["Id"] | null;
            rubroId: components["schemas"]["Id"];
        };
        /** @description What every error looks like, whatever went wrong. */
        Problem: {
            /** @description A short stable English string for programs. */
            error: string;
            /** @description Where the same document is there already, its id. */
            existenteId?: string;
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
        /** @description A product in stock. */
        Product: {
            active: boolean;
            barcode: string;
            /** @description In pesos, before tax. */
            basePrice: number;
            /** @description The id of its brand; empty where it has none. */
            brand: string;
            /** @description The id of its category; empty where it has none. */
            category: string;
            /** @description In pesos. */
            cost: number;
            /** @description Plain text. */
            description: string;
            id: components["schemas"]["Id"];
            /** @description The addresses of its images. */
            images: string[];
            name: string;
            /** @description `basePrice` plus `taxPercent` of it, to the cent: always derived. */
            price: number;
            reserved: number;
            sku: string;
            stock: number;
            /** @description The ids of its tags. */
            tags: components["schemas"]["Id"][];
            taxPercent: number;
            /** @description The address of an image. */
            thumbnail: string | null;
            /** @description The id of its vendor; empty where it has none. */
            vendor: string;
            /** @description Counts the changes. */
            version: number;
            /** @description In kilograms. */
            weight: number;
        };
        ProductCount: {
            /** @description How many products. */
            count: number;
        };
        ProductImageUpload: {
            id: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description The image file.
             */
            image: string;
        };
        /** @description The fields of a new product, as in `ProductPatch`; what is left out is empty, 0 or false. */
        ProductInput: {
            active?: boolean;
            barcode?: string;
            basePrice?: number;
            brand?: string;
            category?: string;
            cost?: number;
            description?: string;
            name: string;
            reserved?: number;
            sku?: string;
            stock?: number;
            tags?: components["schemas"]["Id"][];
            taxPercent?: number;
            vendor?: string;
            weight?: number;
        };
        /** @description A page of products. */
        ProductPage: {
            pagination: {
                /** @description The index of the last product of the page. */
                endIndex: number;
                /** @description How many pages there are: it counts from 1. */
                lastPage: number;
                /** @description How many products match. */
                length: number;
                /** @description Counts from 0. */
                page: number;
                size: number;
                /** @description The index of the first product of the page. */
                startIndex: number;
            };
            products: components["schemas"]["Product"][];
        };
        /** @description The answer for a page beyond the last one. */
        ProductPageBeyond: {
            pagination: {
                lastPage: number;
            };
            products: null;
        };
        /** @description The fields to change. An `id` must be the outer one. A `category`, `brand`, `vendor` or tag that does not exist is refused with 400; an empty `category`, `brand` or `vendor` takes it off. `price` is accepted and ignored, since it follows from `basePrice` and `taxPercent`. Where `version` is sent and is not the stored one, 409 `Stale version`. */
        ProductPatch: {
            active?: boolean;
            barcode?: string;
            basePrice?: number;
            brand?: string;
            category?: string;
            cost?: number;
            description?: string;
            id?: components["schemas"]["Id"];
            images?: string[];
            name?: string;
            price?: number;
            reserved?: number;
            sku?: string;
            stock?: number;
            tags?: components["schemas"]["Id"][];
            taxPercent?: number;
            thumbnail?: string | null;
            vendor?: string;
            /** @description The version that was seen. */
            version?: number;
            weight?: number;
        };
        ProductsActivation: {
            active: boolean;
        };
        /** @description These products. */
        ProductsById: {
            ids: components["schemas"]["Id"][];
        };
        /** @description All products that a search finds, whatever the page; an empty search finds all there are. */
        ProductsBySearch: {
            /** @description As in `listProducts`. */
            brand?: string;
            /** @description As in `listProducts`. */
            category?: string;
            /** @description The ids of those that are left out. */
            except?: components["schemas"]["Id"][];
            /** @description As in `listProducts`. */
            lowStock?: boolean;
            /** @description As in `listProducts`. */
            search: string;
            /** @description As in `listProducts`. */
            vendor?: string;
        };
        /** @description One change. */
        ProductsChange: components["schemas"]["ProductsActivation"] | components["schemas"]["ProductsRepricing"];
        ProductsDeletion: {
            selection: components["schemas"]["ProductSelection"];
        };
        /** @description Which products are meant. */
        ProductSelection: components["schemas"]["ProductsById"] | components["schemas"]["ProductsBySearch"];
        /**
         * @description A field of a product.
         * @enum {string}
         */
        ProductSort: "id" | "category" | "name" | "description" | "tags" | "sku" | "barcode" | "brand" | "vendor" | "stock" | "reserved" | "cost" | "basePrice" | "taxPercent" | "price" | "weight" | "thumbnail" | "images" | "active";
        ProductsRepricing: {
            /** @description Below 0 the products get cheaper. */
            percent: number;
        };
        /** @description What is brought back. */
        ProductsRestoration: components["schemas"]["DeletionById"] | components["schemas"]["ProductsById"];
        ProductsReversion: {
            change: components["schemas"]["Id"];
        };
        ProductsUpdate: {
            change: components["schemas"]["ProductsChange"];
            selection: components["schemas"]["ProductSelection"];
        };
        ProductUpdate: {
            id: components["schemas"]["Id"];
            product: components["schemas"]["ProductPatch"];
        };
        /** @description A project (proyecto) of a developer company. */
        Project: {
            descripcion: string;
            id: components["schemas"]["NumericId"];
            nombre: string;
        };
        ProjectAppointment: {
            location?: string;
            /** @description For people: a las 9:30, de 8:00 a 12:00. */
            time: string;
            title: string;
        };
        /** @description The approved budget with its changes (`vigente` of the control) and what was spent of it (`ejecutado`), by the rubros of the first level. The rows sum to `totals`. */
        ProjectBudget: {
            /** @description The names of the fields to show, in order. */
            columns: ("type" | "total" | "expensesAmount" | "expensesPercentage" | "remainingAmount" | "remainingPercentage")[];
            /** @description What the plan holds as spent by today. Absent where there is no plan. */
            plannedAmount?: number;
            rows: components["schemas"]["ProjectBudgetRow"][];
            totals: components["schemas"]["ProjectBudgetTotals"];
        };
        /** @description How the budget is shared among the rows of `budgetDetails`, the largest first; from the eighth on they stand together. */
        ProjectBudgetDistribution: {
            /** @description The names of the rubros, and `Otros rubros`. */
            categories: string[];
            /** @description One series of percentages, in the order of the categories; they sum to 100. */
            series: components["schemas"]["DashboardSeries"][];
        };
        /** @description A rubro; percentages are of its own total and have one decimal. */
        ProjectBudgetRow: {
            expensesAmount: number;
            expensesPercentage: number;
            id: components["schemas"]["Id"];
            remainingAmount: number;
            remainingPercentage: number;
            total: number;
            type: string;
        };
        /** @description The sums of the rows; percentages are of the whole budget. */
        ProjectBudgetTotals: {
            expensesAmount: number;
            expensesPercentage: number;
            remainingAmount: number;
            remainingPercentage: number;
            total: number;
        };
        /** @description The figures of one project. All amounts are without VAT in `currency`, that of the project. */
        ProjectDashboard: {
            budgetDetails: components["schemas"]["ProjectBudget"];
            budgetDistribution: components["schemas"]["ProjectBudgetDistribution"];
            currency: components["schemas"]["Moneda"];
            githubIssues: components["schemas"]["ProjectIssues"];
            monthlyExpenses: components["schemas"]["ProjectExpenses"];
            schedule: components["schemas"]["ProjectSchedule"];
            taskDistribution: components["schemas"]["ProjectTasks"];
            teamMembers: components["schemas"]["ProjectMember"][];
            weeklyExpenses: components["schemas"]["ProjectExpenses"];
            yearlyExpenses: components["schemas"]["ProjectExpenses"];
        };
        /** @description What the control calls ejecutado, by week (7 days), month (4 weeks) or year (52 weeks), up to today. The last four weeks sum to the last month, the months to the last year, and the years to all that the budget has spent. */
        ProjectExpenses: {
            /** @description The last period: the last value of the series. */
            amount: number;
            /** @description The periods, oldest first, each as first day/last day: `2026-03-10/2026-03-16`. */
            labels: string[];
            /** @description What was spent by each label, and behind it what the plan held for the same periods (`Previsto`) where there is one. */
            series: components["schemas"]["DashboardSeries"][];
        };
        /** @description Counts of one week. The closed ones are the fixed ones and those that will not be fixed. */
        ProjectIssueCounts: {
            "closed-issues": number;
            fixed: number;
            "needs-triage": number;
            "new-issues": number;
            "re-opened": number;
            "wont-fix": number;
        };
        /** @description The observations of the building site. Each overview counts what the series of the same week shows by day. */
        ProjectIssues: {
            /** @description The weekdays, Monday first, in Spanish. */
            labels: string[];
            overview: {
                "last-week": components["schemas"]["ProjectIssueCounts"];
                "this-week": components["schemas"]["ProjectIssueCounts"];
            };
            series: {
                /** @description New and closed by weekday. */
                "last-week": components["schemas"]["DashboardSeries"][];
                /** @description New and closed by weekday. */
                "this-week": components["schemas"]["DashboardSeries"][];
            };
        };
        ProjectListResult: {
            /** @description Sorted by name. */
            data: components["schemas"]["Project"][];
            isSuccess: boolean;
            message: string;
        };
        ProjectMember: {
            /** @description An image address; null shows the initials. */
            avatar: string | null;
            email: string;
            id: components["schemas"]["Id"];
            name: string;
            phone: string;
            /** @description What the person does in the project. */
            title: string;
        };
        ProjectSchedule: {
            today: components["schemas"]["ProjectAppointment"][];
            tomorrow: components["schemas"]["ProjectAppointment"][];
        };
        ProjectSelection: {
            proyectoId: components["schemas"]["NumericId"];
        };
        ProjectTaskCounts: {
            completed: number;
            new: number;
        };
        /** @description The tasks of each week by stage; the stages of a week sum to its new tasks. */
        ProjectTasks: {
            /** @description Planificación, Diseño, Construcción, Supervisión. */
            labels: string[];
            overview: {
                "last-week": components["schemas"]["ProjectTaskCounts"];
                "this-week": components["schemas"]["ProjectTaskCounts"];
            };
            series: {
                /** @description New tasks by label. */
                "last-week": number[];
                /** @description New tasks by label. */
                "this-week": number[];
            };
        };
        /** @description One supplier of a company. */
        Proveedor: {
            /** @description False once it is archived. */
            activo: boolean;
            /** @description Empty, or the alias of the CBU. */
            alias: string;
            /** @description Empty, or 22 digits with both check digits. */
            cbu: string;
            /** @enum {string} */
            condicionIva: "RI" | "monotributo" | "exento" | "CF" | "exterior";
            /** @description Days until a payment is due. */
            condicionPagoDias: number;
            contacto: string;
            /** @description 11 digits with a right check digit, with or without hyphens; foreign ones begin with 50, 51 or 55. Unique in the company; answered as `30-71234567-1`. */
            cuit: string;
            direccion: string;
            id: components["schemas"]["Id"];
            /** @description Empty or a mail address. */
            mail: string;
            nombreFantasia: string;
            razonSocial: string;
            /** @description The rubros that it works in. */
            rubros: components["schemas"]["Id"][];
            telefono: string;
            /** @description How many records name it. */
            usos: number;
            version: components["schemas"]["Version"];
        };
        /** @description A new supplier. */
        ProveedorInput: {
            /** @description Empty, or the alias of the CBU. */
            alias?: string;
            /** @description Empty, or 22 digits with both check digits. */
            cbu?: string;
            /** @enum {string} */
            condicionIva: "RI" | "monotributo" | "exento" | "CF" | "exterior";
            /** @description Days until a payment is due. */
            condicionPagoDias?: number;
            contacto?: string;
            /** @description 11 digits with a right check digit, with or without hyphens; foreign ones begin with 50, 51 or 55. Unique in the company; answered as `30-71234567-1`. */
            cuit: string;
            direccion?: string;
            /** @description Empty or a mail address. */
            mail?: string;
            nombreFantasia?: string;
            razonSocial: string;
            /** @description The rubros that it works in. */
            rubros?: components["schemas"]["Id"][];
            telefono?: string;
        };
        /** @description A page of suppliers. */
        ProveedorPage: {
            items: components["schemas"]["Proveedor"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen; `activo` archives and restores. What is derived is read over. */
        ProveedorPatch: {
            /** @description False once it is archived. */
            activo?: boolean;
            /** @description Empty, or the alias of the CBU. */
            alias?: string;
            /** @description Empty, or 22 digits with both check digits. */
            cbu?: string;
            /** @enum {string} */
            condicionIva?: "RI" | "monotributo" | "exento" | "CF" | "exterior";
            /** @description Days until a payment is due. */
            condicionPagoDias?: number;
            contacto?: string;
            /** @description 11 digits with a right check digit, with or without hyphens; foreign ones begin with 50, 51 or 55. Unique in the company; answered as `30-71234567-1`. */
            cuit?: string;
            direccion?: string;
            id?: components["schemas"]["Id"];
            /** @description Empty or a mail address. */
            mail?: string;
            nombreFantasia?: string;
            razonSocial?: string;
            /** @description The rubros that it works in. */
            rubros?: components["schemas"]["Id"][];
            telefono?: string;
            /** @description How many records name it. */
            usos?: number;
            version: components["schemas"]["Version"];
        };
        /** @description A project with all its data. */
        Proyecto: {
            /** @description Archived projects are shown nowhere else. */
            archivado: boolean;
            /** @description Unique in the company without regard to case and accents. */
            codigo: string;
            descripcion: string;
            direccion: string;
            estado: components["schemas"]["ProyectoEstado"];
            /** Format: date */
            fechaFinPlan: string | null;
            /** Format: date */
            fechaFinReal: string | null;
            /** Format: date */
            fechaInicio: string | null;
            id: components["schemas"]["NumericId"];
            /** @description The index that adjusts it; one of the company. */
            indiceId: components["schemas"]["Id"] | null;
            /** @description The month that its amounts are of. */
            mesBase: components["schemas"]["Mes"] | null;
            monedaBase: components["schemas"]["Moneda"];
            /** @description Why the project was cancelled. */
            motivo: string | null;
            nombre: string;
            /** @description Square metres; null where it is not known. */
            superficieCubierta: components["schemas"]["Cantidad"] | null;
            /** @description Square metres; null where it is not known. */
            superficieVendible: components["schemas"]["Cantidad"] | null;
            tipo: components["schemas"]["ProyectoTipo"];
            /** @description How many units it has. */
            unidades: number | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @description How far the project is.
         * @enum {string}
         */
        ProyectoEstado: "planificado" | "activo" | "pausado" | "terminado" | "cancelado";
        /** @description A new project; it begins as planificado. */
        ProyectoInput: {
            /** @description Unique in the company without regard to case and accents. */
            codigo?: string;
            descripcion?: string;
            direccion?: string;
            /** Format: date */
            fechaFinPlan?: string | null;
            /** Format: date */
            fechaInicio?: string | null;
            /** @description The index that adjusts it; one of the company. */
            indiceId?: components["schemas"]["Id"] | null;
            /** @description The month that its amounts are of. */
            mesBase?: components["schemas"]["Mes"] | null;
            monedaBase?: components["schemas"]["Moneda"];
            nombre: string;
            /** @description Square metres; null where it is not known. */
            superficieCubierta?: components["schemas"]["Cantidad"] | null;
            /** @description Square metres; null where it is not known. */
            superficieVendible?: components["schemas"]["Cantidad"] | null;
            tipo?: components["schemas"]["ProyectoTipo"];
            /** @description How many units it has. */
            unidades?: number | null;
        };
        /** @description A page of projects. */
        ProyectoPage: {
            items: components["schemas"]["Proyecto"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen. */
        ProyectoPatch: {
            /** @description Archived projects are shown nowhere else. */
            archivado?: boolean;
            /** @description Unique in the company without regard to case and accents. */
            codigo?: string;
            descripcion?: string;
            direccion?: string;
            estado?: components["schemas"]["ProyectoEstado"];
            /** Format: date */
            fechaFinPlan?: string | null;
            /** Format: date */
            fechaFinReal?: string | null;
            /** Format: date */
            fechaInicio?: string | null;
            id?: components["schemas"]["NumericId"];
            /** @description The index that adjusts it; one of the company. */
            indiceId?: components["schemas"]["Id"] | null;
            /** @description The month that its amounts are of. */
            mesBase?: components["schemas"]["Mes"] | null;
            monedaBase?: components["schemas"]["Moneda"];
            /** @description Why the project was cancelled. */
            motivo?: string | null;
            nombre?: string;
            /** @description Square metres; null where it is not known. */
            superficieCubierta?: components["schemas"]["Cantidad"] | null;
            /** @description Square metres; null where it is not known. */
            superficieVendible?: components["schemas"]["Cantidad"] | null;
            tipo?: components["schemas"]["ProyectoTipo"];
            /** @description How many units it has. */
            unidades?: number | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @description What is built.
         * @enum {string}
         */
        ProyectoTipo: "edificio" | "barrio" | "duplex" | "loteo" | "reforma" | "otro";
        ReadContacts: {
            contacts: components["schemas"]["ImportedContact"][];
            problems: {
                message: string;
                name: string;
                /** @description Which contact of the file, counted from 1. */
                place: number;
            }[];
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
        /**
         * @description An administrador does everything, a miembro works, a lector reads.
         * @enum {string}
         */
        Rol: "administrador" | "miembro" | "lector";
        /** @description One rubro of a company. */
        Rubro: {
            /** @description False once it is archived. */
            activo: boolean;
            /** @description Unique in the company: `05`, `05.02`. */
            codigo: string;
            id: components["schemas"]["Id"];
            nombre: string;
            /** @description Its place among its neighbours. */
            orden: number;
            /** @description The rubro above it; null at the top. */
            padreId: components["schemas"]["Id"] | null;
            /** @description How many records name it. */
            usos: number;
            version: components["schemas"]["Version"];
        };
        /** @description A new rubro. */
        RubroInput: {
            /** @description Unique in the company: `05`, `05.02`. */
            codigo: string;
            nombre: string;
            /** @description Its place among its neighbours. */
            orden?: number;
            /** @description The rubro above it; null at the top. */
            padreId?: components["schemas"]["Id"] | null;
        };
        /** @description A page of rubros. */
        RubroPage: {
            items: components["schemas"]["Rubro"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen; `activo` archives and restores. What is derived is read over. */
        RubroPatch: {
            /** @description False once it is archived. */
            activo?: boolean;
            /** @description Unique in the company: `05`, `05.02`. */
            codigo?: string;
            id?: components["schemas"]["Id"];
            nombre?: string;
            /** @description Its place among its neighbours. */
            orden?: number;
            /** @description The rubro above it; null at the top. */
            padreId?: components["schemas"]["Id"] | null;
            /** @description How many records name it. */
            usos?: number;
            version: components["schemas"]["Version"];
        };
        /** @description The rubros below one in their new order; all of them. */
        RubrosOrden: {
            ids: components["schemas"]["Id"][];
            /** @description The rubro above them; null at the top. */
            padreId: components["schemas"]["Id"] | null;
        };
        /** @description The rubros below one, in their order. */
        RubrosOrdenados: {
            items: components["schemas"]["Rubro"][];
        };
        /**
         * @description Light or dark; `auto` follows the system.
         * @enum {string}
         */
        Scheme: "auto" | "dark" | "light";
        ScriptToken: {
            /** Format: date-time */
            createdAt: string;
            /** @description The one company that it works in; null for all of the person's. */
            desarrolladora: components["schemas"]["ScriptTokenCompany"] | null;
            /** Format: date-time */
            expiresAt: string;
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description To ten minutes; null before its first use.
             */
            lastUsedAt: string | null;
            name: string;
            scope: components["schemas"]["ScriptTokenScope"];
        };
        ScriptTokenCompany: {
            id: components["schemas"]["NumericId"];
            nombre: string;
        };
        ScriptTokenCreated: {
            /** @description What the script sends: `Authorization: Bearer …`. */
            accessToken: string;
            token: components["schemas"]["ScriptToken"];
        };
        ScriptTokenInput: {
            /** @description How long it holds; 90 where it is left out. */
            days?: number;
            /** @description The one company that it works in; without it or null, all of the person's. */
            desarrolladoraId?: components["schemas"]["NumericId"] | null;
            /** @description What it is for. */
            name: string;
            scope: components["schemas"]["ScriptTokenScope"];
        };
        ScriptTokenList: components["schemas"]["ScriptToken"][];
        /**
         * @description `read` may only read; `write` may do what the person may.
         * @enum {string}
         */
        ScriptTokenScope: "read" | "write";
        /** @description Where it goes. Halves are welcome, as between two neighbours; what is stored is a whole number. */
        ScrumboardPosition: number;
        SearchGroup: {
            /** @enum {string} */
            id: "contacts" | "pages" | "tasks" | "projects" | "products" | "mails" | "guides";
            /** @enum {string} */
            label: "Contacts" | "Pages" | "Tasks" | "Projects" | "Products" | "Mails" | "Guides";
            results: components["schemas"]["SearchResult"][];
        };
        SearchGroupList: components["schemas"]["SearchGroup"][];
        SearchQuery: {
            /** @description Empty and blank find nothing. */
            query: string;
        };
        SearchResult: {
            /** @description What tells it from others of its name: the company of a project, the SKU of a product, the sender of a mail. */
            detail?: string;
            /** @description The path of the app that shows it. */
            link: string;
            /** @description The name or title that was found. */
            value: string;
        };
        /** @description The active company and the active project of a person, and what the person may do there. */
        Selection: {
            /** @description Null where no company is chosen. */
            desarrolladora: components["schemas"]["Developer"] | null;
            /** @description The company named at sign-up, for a person without companies. */
            empresaPropuesta?: string;
            /** @description One of the active company; null where none is chosen. */
            proyecto: components["schemas"]["Project"] | null;
            /** @description The role in the company; null where none is chosen. */
            rol: components["schemas"]["Rol"] | null;
        };
        SelectionResult: {
            data: components["schemas"]["Selection"];
            isSuccess: boolean;
            message: string;
        };
        Session: {
            /** @description HS256, valid for 7 days, or until its session ends. */
            accessToken: string;
            /** @constant */
            tokenType: "bearer";
            user: components["schemas"]["User"];
        };
        /** @description A shortcut of a person. */
        Shortcut: {
            description: string;
            /** @description A PrimeIcons class, such as `pi pi-star`. */
            icon: string;
            id: components["schemas"]["Id"];
            label: string;
            /** @description A path of the app or an http(s) address. */
            link: string;
            /** @description Whether the app opens the link itself instead of the browser. */
            useRouter: boolean;
        };
        ShortcutChange: {
            id: components["schemas"]["Id"];
            shortcut: components["schemas"]["ShortcutPatch"];
        };
        ShortcutCreation: {
            /** @description The shortcut that the new one is to stand before, so that a deleted one comes back at its place. Without it, or where it is not there any more, the new one stands at the end. */
            before?: components["schemas"]["Id"];
            shortcut: components["schemas"]["ShortcutInput"];
        };
        /** @description A new shortcut. `id` brings a deleted one back under its own id; where that is in use, another is given. */
        ShortcutInput: {
            description?: string;
            icon?: string;
            id?: components["schemas"]["Id"];
            label: string;
            link: string;
            useRouter?: boolean;
        };
        ShortcutList: components["schemas"]["Shortcut"][];
        /** @description The fields to change. */
        ShortcutPatch: {
            description?: string;
            icon?: string;
            id?: components["schemas"]["Id"];
            label?: string;
            link?: string;
            useRouter?: boolean;
        };
        SignUp: {
            /** @description The name that is offered for the first company of the account. */
            company?: string;
            /** Format: email */
            email: string;
            name: components["schemas"]["PersonName"];
            password: string;
        };
        /** @description A change of the stock of a product. */
        StockChange: {
            after: number;
            before: number;
            /** Format: date-time */
            madeAt: string;
            /** @description The name of who changed it. */
            person: string;
        };
        /** @description A page of the history of a stock, the newest first. */
        StockChangePage: {
            items: components["schemas"]["StockChange"][];
            lastPage: number;
            page: number;
            size: number;
            total: number;
        };
        StorageQuota: {
            /** @description In bytes. */
            limit: number;
            /** @description In bytes. */
            used: number;
        };
        /** @description What is stored, beside what may be. */
        StorageUse: {
            /** @description Null where the call works in no company. */
            company: components["schemas"]["StorageQuota"] | null;
            person: components["schemas"]["StorageQuota"];
        };
        /** @description Where the question came up, as the web fills it in. */
        SupportContext: {
            browser?: string;
            project?: string;
            screen?: string;
        };
        SupportRequest: {
            context: components["schemas"]["SupportContext"];
            /** Format: date-time */
            createdAt: string;
            id: components["schemas"]["Id"];
            message: string;
            /**
             * @description Who got it: the support of the installation or the administrators of the company.
             * @enum {string}
             */
            sentTo: "support" | "administrators";
            subject: string;
        };
        SupportRequestInput: {
            context?: components["schemas"]["SupportContext"];
            message: string;
            subject: string;
        };
        /** @description A card as the list of tasks shows it, with the names of its board and list. */
        Task: {
            archived: boolean;
            attachments: number;
            boardId: components["schemas"]["Id"];
            boardTitle: string;
            checklist: components["schemas"]["CardStep"][];
            comments: number;
            completed: boolean;
            description: string | null;
            /** Format: date */
            dueDate: string | null;
            id: components["schemas"]["Id"];
            labels: components["schemas"]["BoardLabel"][];
            listId: components["schemas"]["Id"];
            listTitle: string;
            members: components["schemas"]["BoardMember"][];
            priority: components["schemas"]["CardPriority"];
            /** @description The section of the signed-in person that it was put into. */
            sectionId: string | null;
            title: string;
            version: number;
        };
        /** @description How many tasks there are; all but `completed` are open. */
        TaskCounts: {
            completed: number;
            /** @description Due after the week. */
            later: number;
            open: number;
            /** @description Due before today. */
            overdue: number;
            /** @description Without a due date. */
            undated: number;
            /** @description Due from today to the end of the week. */
            week: number;
        };
        /** @description Where a task goes. */
        TaskMove: {
            /** @description The task that it goes in front of. */
            beforeId?: string | null;
            id: components["schemas"]["Id"];
            sectionId: string | null;
        };
        TaskPage: {
            pagination: components["schemas"]["TaskPagination"];
            tasks: components["schemas"]["Task"][];
        };
        /** @description Where a page of tasks stands. The indexes count from 0; a page without tasks has `endIndex` before `startIndex`. */
        TaskPagination: {
            currentPage: number;
            endIndex: number;
            /** @description At least 1, also where there are no tasks. */
            lastPage: number;
            resultsPerPage: number;
            startIndex: number;
            totalResults: number;
        };
        /** @description A part of a person's own order of tasks. */
        TaskSection: {
            id: components["schemas"]["Id"];
            title: string;
        };
        TaskSectionInput: {
            title: string;
        };
        TaskSectionPatch: {
            id?: components["schemas"]["Id"];
            /** @description Its place among the sections, from 0. */
            index?: number;
            title?: string;
        };
        /**
         * @description The main colour.
         * @enum {string}
         */
        Theme: "default" | "brand" | "teal" | "rose" | "purple" | "amber";
        /** @description One kind of document of a company. */
        TipoDocumento: {
            /** @description False once it is archived. */
            activo: boolean;
            /** @description How many days before its expiry people are told. */
            diasAviso: number;
            id: components["schemas"]["Id"];
            /** @description Unique in the company. */
            nombre: string;
            /** @description Whether the legajo needs one. */
            obligatorio: boolean;
            /** @description How many records name it. */
            usos: number;
            /** @description Whether such a document expires. */
            vence: boolean;
            version: components["schemas"]["Version"];
        };
        /** @description A new kind of document. */
        TipoDocumentoInput: {
            /** @description How many days before its expiry people are told. */
            diasAviso?: number;
            /** @description Unique in the company. */
            nombre: string;
            /** @description Whether the legajo needs one. */
            obligatorio?: boolean;
            /** @description Whether such a document expires. */
            vence?: boolean;
        };
        /** @description A page of kinds of documents. */
        TipoDocumentoPage: {
            items: components["schemas"]["TipoDocumento"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen; `activo` archives and restores. What is derived is read over. */
        TipoDocumentoPatch: {
            /** @description False once it is archived. */
            activo?: boolean;
            /** @description How many days before its expiry people are told. */
            diasAviso?: number;
            id?: components["schemas"]["Id"];
            /** @description Unique in the company. */
            nombre?: string;
            /** @description Whether the legajo needs one. */
            obligatorio?: boolean;
            /** @description How many records name it. */
            usos?: number;
            /** @description Whether such a document expires. */
            vence?: boolean;
            version: components["schemas"]["Version"];
        };
        /** @description One kind of event of a company. */
        TipoEvento: {
            /** @description False once it is archived. */
            activo: boolean;
            /** @description As `#1d4ed8`. */
            color: string;
            id: components["schemas"]["Id"];
            /** @description Unique in the company. */
            nombre: string;
            /** @description How many records name it. */
            usos: number;
            version: components["schemas"]["Version"];
        };
        /** @description A new kind of event. */
        TipoEventoInput: {
            /** @description As `#1d4ed8`. */
            color: string;
            /** @description Unique in the company. */
            nombre: string;
        };
        /** @description A page of kinds of events. */
        TipoEventoPage: {
            items: components["schemas"]["TipoEvento"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen; `activo` archives and restores. What is derived is read over. */
        TipoEventoPatch: {
            /** @description False once it is archived. */
            activo?: boolean;
            /** @description As `#1d4ed8`. */
            color?: string;
            id?: components["schemas"]["Id"];
            /** @description Unique in the company. */
            nombre?: string;
            /** @description How many records name it. */
            usos?: number;
            version: components["schemas"]["Version"];
        };
        /** @description How many there are in the whole filter. */
        Total: number;
        /** @description The last price of a material, its age, and its change since the price before (same currency) beside the change of CAC and of the dollar over the same days; null where one of the two ends is not known. */
        UltimoPrecio: {
            /** @description How many days old it is. */
            dias: number;
            /** Format: date */
            fecha: string;
            moneda: components["schemas"]["Moneda"];
            precio: components["schemas"]["Precio"];
            /** @description Who asked it; empty where nobody is named. */
            proveedor: string;
            variacion: components["schemas"]["Porcentaje"] | null;
            variacionCac: components["schemas"]["Porcentaje"] | null;
            variacionDolar: components["schemas"]["Porcentaje"] | null;
        };
        /** @description One unit of a company. */
        Unidad: {
            /** @description False once it is archived. */
            activo: boolean;
            /** @description Unique in the company: `m²`, `kg`, `bolsa`. */
            codigo: string;
            /** @description How many decimals a quantity of it may have. */
            decimales: number;
            id: components["schemas"]["Id"];
            nombre: string;
            /** @enum {string} */
            tipo: "longitud" | "superficie" | "volumen" | "peso" | "cantidad" | "tiempo" | "global" | "viaje";
            /** @description How many records name it. */
            usos: number;
            version: components["schemas"]["Version"];
        };
        /** @description A new unit. */
        UnidadInput: {
            /** @description Unique in the company: `m²`, `kg`, `bolsa`. */
            codigo: string;
            /** @description How many decimals a quantity of it may have. */
            decimales?: number;
            nombre: string;
            /** @enum {string} */
            tipo: "longitud" | "superficie" | "volumen" | "peso" | "cantidad" | "tiempo" | "global" | "viaje";
        };
        /** @description A page of units. */
        UnidadPage: {
            items: components["schemas"]["Unidad"][];
            lastPage: components["schemas"]["Page"];
            page: components["schemas"]["Page"];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["Total"];
        };
        /** @description The fields that change, and the version that was seen; `activo` archives and restores. What is derived is read over. */
        UnidadPatch: {
            /** @description False once it is archived. */
            activo?: boolean;
            /** @description Unique in the company: `m²`, `kg`, `bolsa`. */
            codigo?: string;
            /** @description How many decimals a quantity of it may have. */
            decimales?: number;
            id?: components["schemas"]["Id"];
            nombre?: string;
            /** @enum {string} */
            tipo?: "longitud" | "superficie" | "volumen" | "peso" | "cantidad" | "tiempo" | "global" | "viaje";
            /** @description How many records name it. */
            usos?: number;
            version: components["schemas"]["Version"];
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
            name?: components["schemas"]["PersonName"];
            status?: components["schemas"]["UserStatus"];
        };
        /** @description How the app looks to a person. */
        UserSettings: {
            density: components["schemas"]["Density"];
            scheme: components["schemas"]["Scheme"];
            theme: components["schemas"]["Theme"];
        };
        /** @description The fields to change. */
        UserSettingsPatch: {
            density?: components["schemas"]["Density"];
            scheme?: components["schemas"]["Scheme"];
            theme?: components["schemas"]["Theme"];
        };
        /**
         * @description What the person shows to others.
         * @enum {string}
         */
        UserStatus: "online" | "away" | "busy" | "not-visible";
        /** @description What is left to pay of documents and of approved certificates, by when it is due; credit notes that were not used are no debt and stay out. */
        Vencimientos: {
            /** @description From today to the seventh day. */
            en7Dias: components["schemas"]["VencimientoSuma"];
            /** @description From today to the thirtieth day, the first seven included. */
            en30Dias: components["schemas"]["VencimientoSuma"];
            /**
             * Format: date
             * @description The day it is told for, in Buenos Aires.
             */
            fecha: string;
            /** @description After the last of the weeks. */
            masAdelante: components["schemas"]["VencimientoSuma"];
            moneda: components["schemas"]["Moneda"];
            /** @description The weeks from this Monday on, also those in which nothing is due. */
            semanas: components["schemas"]["VencimientoSemana"][];
            vencido: components["schemas"]["VencimientoSuma"];
        };
        /** @description A week, Monday to Sunday. */
        VencimientoSemana: {
            cantidad: number;
            /** @description How many of them are certificates. */
            certificados: number;
            /** Format: date */
            desde: string;
            /** Format: date */
            hasta: string;
            importe: components["schemas"]["Importe"];
        };
        /** @description How many documents, and how much. */
        VencimientoSuma: {
            cantidad: number;
            /** @description How many of them are certificates. */
            certificados: number;
            importe: components["schemas"]["Importe"];
        };
        /** @description Counts the changes of a record, from 1. A change sends the version that it saw; where the record has another one by now it is refused with 409 `Stale version`. */
        Version: number;
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
        /** @description The role in the company does not allow it, or the script's token does not. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in person has not chosen a project yet. */
        NoActiveProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The person belongs to no company yet, or the change clashes with what is stored. */
        NoCompany: {
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
        /** @description The caller has this answer already, by the ETag that it sent; there is no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description The picture. */
        Picture: {
            headers: {
                /** @description It may be kept for good. */
                "Cache-Control": string;
                /** @description The browser must not guess another type. */
                "X-Content-Type-Options": "nosniff";
                [name: string]: unknown;
            };
            content: {
                "image/gif": string;
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        /** @description This installation opens no accounts by itself (`OBRA_SIGN_UP=closed`). */
        SignUpClosed: {
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
        /** @description Only those that are in use (true) or archived (false); both without it. */
        activo: boolean;
        /** @description The id of a brand. */
        brand: string;
        /** @description The id of the card. */
        cardId: components["schemas"]["Id"];
        /** @description The id of a category; those below it are found as well. */
        category: string;
        /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
        Desarrolladora: number;
        /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
        desarrolladoraId: components["schemas"]["NumericId"];
        /** @description Only what is of this day or later. */
        desde: string;
        /** @description The file. */
        documentoId: components["schemas"]["Id"];
        /** @description The id of the folder. Left out, or the text `null`, it is the root. */
        folderIdParameter: string;
        /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
        formato: "json" | "csv" | "xlsx";
        /** @description The id of the guide. */
        guideId: components["schemas"]["Id"];
        /** @description Only what is of this day or before. */
        hasta: string;
        /** @description The id of the record. */
        id: components["schemas"]["Id"];
        /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
        idempotencyKey: string;
        /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
        IfMatch: string;
        /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
        IfNoneMatch: string;
        /** @description With `constante`, by which index (default that of the project, else CAC). */
        indiceId: components["schemas"]["Id"];
        /** @description Only products of which at most 5 are free, that is in stock and not reserved. */
        lowStock: boolean;
        /** @description With `constante`, whose money (default the last month that the index has). */
        mesReferencia: components["schemas"]["Mes"];
        /** @description The direction. */
        order: "asc" | "desc";
        /** @description The page, counted from 1. */
        page: number;
        /** @description The page, from 1 (default 1). */
        pageNumber: number;
        /** @description How many a page holds (default 25). */
        pageSize: number;
        /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
        Proyecto: number;
        /** @description The project whose records these are; one that is not the signed-in person's is 404. */
        proyectoId: components["schemas"]["NumericId"];
        /** @description The id of the record. */
        recordId: components["schemas"]["Id"];
        /** @description Only this rubro and those below it. */
        rubroId: components["schemas"]["Id"];
        /** @description Whose: `mine` of the signed-in person, `free` of nobody yet, or `all`. */
        scope: "all" | "mine" | "free";
        /**
         * @description Text that the name, the SKU or the barcode contains, whatever its case and accents: `cano` finds `Caño`.
         * @example cemento
         */
        search: string;
        /** @description What a name has, case and accents aside. Then the folders and files of all folders are answered (without `page` and `size` at most 500 of them), and an empty path; `folderId` means nothing. */
        searchParameter: string;
        /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
        searchWords: string;
        /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
        simular: boolean;
        /** @description How many rows a page holds. */
        size: number;
        /** @description The field to sort by. `sku`, `name` and `active` sort as text, whatever its case; every other field sorts by number. A field that holds no numbers leaves the products in the order of the list, the newest first, which also decides between equals. */
        sort: components["schemas"]["ProductSort"];
        /** @description Whether the sort goes up or down. */
        sortOrder: "asc" | "desc";
        /** @description With `dolar`, which rate (default MEP). */
        tipoCotizacion: components["schemas"]["ControlTipoCotizacion"];
        /** @description What amounts are stated in (default `corriente`): as they were; in dollars, each by the rate of its own day; in the money of a month, each by the index of its own month. */
        valuacion: components["schemas"]["ControlValuacionTipo"];
        /** @description The id of a vendor. */
        vendor: string;
        /** @description The version that was seen; where the record has another one by now it is refused with 409 `Stale version`. */
        version: components["schemas"]["Version"];
    };
    requestBodies: never;
    headers: {
        /** @description Names this answer, weakly. Of a record with a `version` it begins with that (`W/"v3.…"`), and a change may send it as `If-Match`. */
        ETag: string;
        /** @description Present where the answer is the first one again. */
        IdempotentReplay: "true";
        /** @description What is left of each limit that this call counts on, and the seconds until it starts again: `"sign-in";r=9;t=900`. */
        RateLimit: string;
        /** @description How much each limit allows in how many seconds: `"sign-in";q=10;w=900`. */
        RateLimitPolicy: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCourseCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourses: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCourse: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCourseProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseProgressUpdate"];
            };
        };
        responses: {
            /** @description The progress, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadChatAttachment: {
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
            /** @description The bytes of the file. */
            200: {
                headers: {
                    /** @description Says `attachment` and the name of the file. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadChatAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, with its name.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The file, not yet part of a message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAttachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChat: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chat. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            403: components["responses"]["Forbidden"];
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
            403: components["responses"]["Forbidden"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChats: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chats; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChatContact: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatContact"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChatContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatContactSummary"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConversation: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description The id of the last conversation of the page before. */
                after?: components["schemas"]["Id"];
                /** @description A text that is looked for in names, ignoring case and accents. */
                search?: string;
                /** @description How many a page holds (default 50). */
                size?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    findChatMessages: {
        parameters: {
            query: {
                /** @description A text that is looked for, ignoring case and accents. */
                search: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, the newest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundChatMessage"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChatMessage: {
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
            /** @description The message is deleted. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChatMessage: {
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
                    message: components["schemas"]["ChatMessagePatch"];
                };
            };
        };
        responses: {
            /** @description The message, changed. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreChatMessage: {
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
            /** @description The message as it was. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChatMessages: {
        parameters: {
            query: {
                /** @description The id of a message; the ones after it are answered. */
                after?: components["schemas"]["Id"];
                /** @description The id of a message that is to stand in the middle. */
                around?: components["schemas"]["Id"];
                /** @description The id of a message; the ones before it are answered. */
                before?: components["schemas"]["Id"];
                /** @description The id of the record. */
                id: components["parameters"]["id"];
                /** @description The time since which messages were written or changed. Some seconds more are answered, so some messages come twice. */
                since?: string;
                /** @description How many are answered (default 50). */
                size?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessagePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    findChatPeople: {
        parameters: {
            query: {
                /** @description Mail addresses, separated by commas. */
                emails: string;
                /** @description The name of a chat contact. */
                name?: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those who were found; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatContactSummary"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChatProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatProfile"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChatProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    profile: components["schemas"]["ChatProfilePatch"];
                };
            };
        };
        responses: {
            /** @description The profile, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSharedInChat: {
        parameters: {
            query: {
                /** @description The id of the last message of the page before. */
                before?: components["schemas"]["Id"];
                /** @description The id of the record. */
                id: components["parameters"]["id"];
                /** @description What they have. */
                kind: "media" | "docs" | "links";
                /** @description How many a page holds (default 30). */
                size?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSharedPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    noteTyping: {
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
            /** @description It was told. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            403: components["responses"]["Forbidden"];
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
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewContact"];
            };
        };
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactIds"];
            };
        };
        responses: {
            /** @description How many were deleted, and the name of the deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDeletion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDuplicateContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateContacts"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    format: "vcf" | "csv";
                    ids?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The bytes of the file. */
            200: {
                headers: {
                    /** @description Says `attachment` and the name of the file. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    importContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contacts: components["schemas"]["ImportedContact"][];
                };
            };
        };
        responses: {
            /** @description The ids of the new contacts, in the order of the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ids: components["schemas"]["Id"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeContacts: {
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
                    others: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The contact that stays, and the name of the deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergedContact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactPage: {
        parameters: {
            query?: {
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words to look for, ignoring case and accents. */
                query?: string;
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description Ids of tags, separated by commas; contacts that carry any of them alone. */
                tags?: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; an empty list beyond the last one. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContactPicture: {
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
            200: components["responses"]["Picture"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    readContactsFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description What was read, and what is left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadContacts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deletion: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description How many are back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchContacts: {
        parameters: {
            query?: {
                /** @description A part of the name. */
                query?: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts that match. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            403: components["responses"]["Forbidden"];
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
            403: components["responses"]["Forbidden"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    tagContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                    isOn: boolean;
                    tag: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The contacts that changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: components["schemas"]["Id"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactTag"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInventoryBrands: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brands. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryBrand"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInventoryBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryEntryInput"];
            };
        };
        responses: {
            /** @description The new brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryBrand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInventoryCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInventoryCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryEntryInput"];
            };
        };
        responses: {
            /** @description The new category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description The new product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product is deleted. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description The product, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductImage: {
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
            /** @description The image. */
            200: {
                headers: {
                    /** @description The image may be kept for good. */
                    "Cache-Control": string;
                    /** @description The browser must not guess another type. */
                    "X-Content-Type-Options": "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadProductImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductImageUpload"];
            };
        };
        responses: {
            /** @description The product with its new image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStockChanges: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
                /** @description The page, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                size?: components["parameters"]["size"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockChangePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description The id of a brand. */
                brand?: components["parameters"]["brand"];
                /** @description The id of a category; those below it are found as well. */
                category?: components["parameters"]["category"];
                /** @description Only products of which at most 5 are free, that is in stock and not reserved. */
                lowStock?: components["parameters"]["lowStock"];
                /** @description The direction. */
                order?: components["parameters"]["order"];
                /**
                 * @description The page, counted from 0. Without it the second page is answered: the default is 1.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Text that the name, the SKU or the barcode contains, whatever its case and accents: `cano` finds `Caño`.
                 * @example cemento
                 */
                search?: components["parameters"]["search"];
                /** @description How many products a page holds. */
                size?: number;
                /** @description The field to sort by. `sku`, `name` and `active` sort as text, whatever its case; every other field sorts by number. A field that holds no numbers leaves the products in the order of the list, the newest first, which also decides between equals. */
                sort?: components["parameters"]["sort"];
                /** @description The id of a vendor. */
                vendor?: components["parameters"]["vendor"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"] | components["schemas"]["ProductPageBeyond"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsUpdate"];
            };
        };
        responses: {
            /** @description How many products were changed, and the name of the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsDeletion"];
            };
        };
        responses: {
            /** @description How many products were deleted, and the name of the deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeletedProducts: {
        parameters: {
            query?: {
                /** @description The page, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page holds. */
                size?: components["parameters"]["size"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedProductPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                /** @description The id of a brand. */
                brand?: components["parameters"]["brand"];
                /** @description The id of a category; those below it are found as well. */
                category?: components["parameters"]["category"];
                /** @description Only products of which at most 5 are free, that is in stock and not reserved. */
                lowStock?: components["parameters"]["lowStock"];
                /** @description The direction. */
                order?: components["parameters"]["order"];
                /**
                 * @description Text that the name, the SKU or the barcode contains, whatever its case and accents: `cano` finds `Caño`.
                 * @example cemento
                 */
                search?: components["parameters"]["search"];
                /** @description The field to sort by. `sku`, `name` and `active` sort as text, whatever its case; every other field sorts by number. A field that holds no numbers leaves the products in the order of the list, the newest first, which also decides between equals. */
                sort?: components["parameters"]["sort"];
                /** @description The id of a vendor. */
                vendor?: components["parameters"]["vendor"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description `attachment`, with a name that holds the date. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsRestoration"];
            };
        };
        responses: {
            /** @description How many products are back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    revertProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsReversion"];
            };
        };
        responses: {
            /** @description How many products have their earlier value again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInventoryTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tag: components["schemas"]["InventoryTagInput"];
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
                    "application/json": components["schemas"]["InventoryTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInventoryTag: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag is deleted. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInventoryTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    tag: components["schemas"]["InventoryTagPatch"];
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
                    "application/json": components["schemas"]["InventoryTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInventoryTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryTag"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInventoryVendors: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendors. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryVendor"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInventoryVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryEntryInput"];
            };
        };
        responses: {
            /** @description The new vendor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryVendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFiles: {
        parameters: {
            query?: {
                /** @description The id of the folder. Left out, or the text `null`, it is the root. */
                folderId?: components["parameters"]["folderIdParameter"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description What a name has, case and accents aside. Then the folders and files of all folders are answered (without `page` and `size` at most 500 of them), and an empty path; `folderId` means nothing. */
                search?: components["parameters"]["searchParameter"];
                /** @description How many a page holds (default 200). */
                size?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the folder. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileManagerListing"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileManagerSelection"];
            };
        };
        responses: {
            /** @description The name of the deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileManagerDeletion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileManagerUpload"];
            };
        };
        responses: {
            /** @description The new file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileManagerItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    /** @description Always `attachment`, with the file's name. */
                    "Content-Disposition": string;
                    /** @description The browser must not guess another type. */
                    "X-Content-Type-Options": "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFolder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    folder: components["schemas"]["FileManagerFolderInput"];
                };
            };
        };
        responses: {
            /** @description The new folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileManagerItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFileIds: {
        parameters: {
            query?: {
                /** @description The id of the folder. Left out, or the text `null`, it is the root. */
                folderId?: components["parameters"]["folderIdParameter"];
                /** @description What a name has, case and accents aside. Then the folders and files of all folders are answered (without `page` and `size` at most 500 of them), and an empty path; `folderId` means nothing. */
                search?: components["parameters"]["searchParameter"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids, folders first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileManagerIds"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFile: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder or file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileManagerItem"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFile: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    item: components["schemas"]["FileManagerItemPatch"];
                    whenTaken?: components["schemas"]["FileManagerWhenTaken"];
                };
            };
        };
        responses: {
            /** @description The folder or file, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileManagerItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileManagerMove"];
            };
        };
        responses: {
            /** @description How many moved, and which did not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileManagerMoved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileManagerRestore"];
            };
        };
        responses: {
            /** @description How many of those that were named came back; what lies in folders is not counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileManagerRestored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    findTakenFileNames: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileManagerNames"];
            };
        };
        responses: {
            /** @description Those of the names that are taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileManagerClashes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaqCategories: {
        parameters: {
            query?: {
                /** @description The slug of one category. */
                slug?: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqCategoryList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGuide: {
        parameters: {
            query: {
                /** @description The slug of the category. */
                categorySlug: string;
                /** @description The slug of the guide in its category. */
                guideSlug: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category with the guide. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideCategoryWithContent"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGuideFeedback: {
        parameters: {
            query: {
                /** @description The id of the guide. */
                guideId: components["parameters"]["guideId"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideFeedback"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveGuideFeedback: {
        parameters: {
            query: {
                /** @description The id of the guide. */
                guideId: components["parameters"]["guideId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuideFeedback"];
            };
        };
        responses: {
            /** @description The answer as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideFeedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGuideCategories: {
        parameters: {
            query?: {
                /** @description How many guides of each category. */
                limit?: number;
                /** @description The slug of one category. */
                slug?: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideCategoryList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchHelp: {
        parameters: {
            query: {
                /** @description The words. */
                text: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpHitList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSupportRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportRequestInput"];
            };
        };
        responses: {
            /** @description The question as it was sent. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadMailAttachment: {
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
            /** @description The bytes of the file. */
            200: {
                headers: {
                    /** @description Says `attachment` and the name of the file. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadMailAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, with its name.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The attachment, not yet part of a mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxAttachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMailDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    draft: components["schemas"]["MailboxDraftInput"];
                };
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMailboxFilters: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxFilter"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMailboxFolders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folders, each with its count. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxFolder"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMailboxLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: components["schemas"]["MailboxLabelInput"];
                };
            };
        };
        responses: {
            /** @description The new label, with its id and slug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMailboxLabel: {
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
            /** @description The label is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMailboxLabel: {
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
                    label: components["schemas"]["MailboxLabelPatch"];
                };
            };
        };
        responses: {
            /** @description The label, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMailboxLabels: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labels; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxLabel"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMail: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxMail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMail: {
        parameters: {
            query: {
                /** @description Delete for good instead of moving to the trash. */
                forever?: boolean;
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is in the trash, or gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMail: {
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
                    mail: components["schemas"]["MailboxMailPatch"];
                };
            };
        };
        responses: {
            /** @description The mail, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description The name of a flag that must be set. */
                filter?: components["schemas"]["MailboxFlag"];
                /** @description The slug of a folder. */
                folder?: components["schemas"]["MailboxFolderSlug"];
                /** @description The slug of one of my labels. */
                label?: string;
                /** @description The page, counted from 1. */
                page?: number;
                /** @description Text that subject, content, sender or a recipient must contain, ignoring case and accents. Blank means any. The newest 1,000 mails that contain it are found; one or two characters are looked for in the newest 5,000 mails. */
                query?: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mails. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    emptyMailFolder: {
        parameters: {
            query: {
                /** @description The slug of the folder; only Trash and Spam can be emptied. */
                folder: "trash" | "spam";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder is empty. */
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
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["MailboxMailIds"];
                    mail: components["schemas"]["MailboxBulkPatch"];
                };
            };
        };
        responses: {
            /** @description The mails, changed, in the order of `ids`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxMail"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["MailboxMailIds"];
                };
            };
        };
        responses: {
            /** @description The mails are gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMailRecipients: {
        parameters: {
            query: {
                /** @description What has been typed of a name or of an address. */
                query: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxRecipient"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    draftId?: components["schemas"]["Id"];
                    mail: components["schemas"]["MailboxSendInput"];
                };
            };
        };
        responses: {
            /** @description The mail as it lies in Sent. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMailboxSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxSettings"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMailboxSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    settings: components["schemas"]["MailboxSettingsPatch"];
                };
            };
        };
        responses: {
            /** @description The settings, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: components["schemas"]["NoteInput"];
                };
            };
        };
        responses: {
            /** @description The new note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNote: {
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
            /** @description The note is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    updatedNote: components["schemas"]["NotePatch"];
                };
            };
        };
        responses: {
            /** @description The note, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResolved"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNoteLabels: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labels; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteLabel"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNoteLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: components["schemas"]["NoteLabelTitle"];
                };
            };
        };
        responses: {
            /** @description The new label. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNoteLabel: {
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
            /** @description The label is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNoteLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: components["schemas"]["NoteLabelPatch"];
                };
            };
        };
        responses: {
            /** @description The label, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNote: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotePage: {
        parameters: {
            query?: {
                /** @description Ids of labels, separated by commas; notes that carry any of them alone. */
                labels?: string;
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words to look for, ignoring case and accents. */
                query?: string;
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description Which notes, `notes` (neither archived nor deleted) without it. */
                view?: "notes" | "reminders" | "archived" | "trash";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; an empty list beyond the last one. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteIds"];
            };
        };
        responses: {
            /** @description How many came back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNoteTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: components["schemas"]["NotePatch"];
                    task: components["schemas"]["NoteTaskText"];
                };
            };
        };
        responses: {
            /** @description The note with its new task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    purgeNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteIds"];
            };
        };
        responses: {
            /** @description How many are gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    emptyNoteTrash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many are gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBoard: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    board: components["schemas"]["BoardInput"];
                };
            };
        };
        responses: {
            /** @description The new board. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBoard: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    board: components["schemas"]["BoardPatch"];
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The board, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listArchivedCards: {
        parameters: {
            query: {
                /** @description The id of the board. */
                boardId: components["schemas"]["Id"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Text that the title or the description contains; case and accents do not matter. */
                search?: string;
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of cards. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCard: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    card: components["schemas"]["CardInput"];
                };
            };
        };
        responses: {
            /** @description The new card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCard: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    card: components["schemas"]["CardPatch"];
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The card, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadCardAttachment: {
        parameters: {
            query: {
                /** @description The id of the card. */
                cardId: components["parameters"]["cardId"];
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    /** @description Always `attachment`, with the file's name. */
                    "Content-Disposition": string;
                    /** @description The browser must not guess another type. */
                    "X-Content-Type-Options": "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadCardAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CardAttachmentUpload"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCardAttachment: {
        parameters: {
            query: {
                /** @description The id of the card. */
                cardId: components["parameters"]["cardId"];
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCardAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardId: components["schemas"]["Id"];
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCardAttachments: {
        parameters: {
            query: {
                /** @description The id of the card. */
                cardId: components["parameters"]["cardId"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCardComments: {
        parameters: {
            query: {
                /** @description The id of the card. */
                cardId: components["schemas"]["Id"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of comments. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardCommentPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCardComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: components["schemas"]["CardCommentInput"];
                };
            };
        };
        responses: {
            /** @description The new comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCardComment: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCardComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: components["schemas"]["CardCommentPatch"];
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The comment, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCardComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
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
            /** @description The comment, at its place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCardHistory: {
        parameters: {
            query: {
                /** @description The id of the card. */
                cardId: components["schemas"]["Id"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CambioPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cards: components["schemas"]["CardMove"][];
                };
            };
        };
        responses: {
            /** @description The cards that were sent, then those that were moved by it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
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
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cards: components["schemas"]["CardChange"][];
                };
            };
        };
        responses: {
            /** @description The cards that were sent, then those that were moved by it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBoardLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: components["schemas"]["BoardLabelInput"];
                };
            };
        };
        responses: {
            /** @description The new label. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBoardLabel: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBoardLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    label: components["schemas"]["BoardLabelPatch"];
                };
            };
        };
        responses: {
            /** @description The label, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardLabel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBoardLabels: {
        parameters: {
            query: {
                /** @description The id of the board. */
                boardId: components["schemas"]["Id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labels. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardLabel"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBoardList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    list: components["schemas"]["BoardListInput"];
                };
            };
        };
        responses: {
            /** @description The new list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBoardList: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBoardList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    list: components["schemas"]["BoardListChange"];
                };
            };
        };
        responses: {
            /** @description The list, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreBoardList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
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
            /** @description The list with its cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardListDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBoardLists: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lists: components["schemas"]["BoardListChange"][];
                };
            };
        };
        responses: {
            /** @description The lists that were sent, then those that were moved by it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardList"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
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
            /** @description The board. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBoards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boards. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBoardMembers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardMember"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    task: components["schemas"]["TaskMove"];
                };
            };
        };
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Only the cards of this board. */
                boardId?: components["schemas"]["Id"];
                /** @description Only those that are done, or only those that are not. */
                completed?: boolean;
                /** @description Only those with a due date, or only those without one. */
                dated?: boolean;
                /** @description Only those that are due on this day or later. */
                dueFrom?: string;
                /** @description Only those that are due on this day or earlier. */
                dueTo?: string;
                /** @description `due`: the earliest due date first, those without one last; `priority`: the highest priority first, then by due date; `own`: the sections of the signed-in person with what was put there, then all others by due date. */
                order?: "due" | "priority" | "own";
                /** @description The page, counted from 1. */
                page?: number;
                /** @description Whose: `mine` of the signed-in person, `free` of nobody yet, or `all`. */
                scope?: components["parameters"]["scope"];
                /** @description Text that the title or the description contains; case and accents do not matter. */
                search?: string;
                /** @description How many tasks a page holds. */
                size?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    countTasks: {
        parameters: {
            query: {
                /** @description Only the cards of this board. */
                boardId?: components["schemas"]["Id"];
                /** @description Whose: `mine` of the signed-in person, `free` of nobody yet, or `all`. */
                scope?: components["parameters"]["scope"];
                /** @description The day of whoever asks; what is due before it is overdue. */
                today: string;
                /** @description The last day of the week. */
                weekEnd: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskCounts"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTaskSection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    section: components["schemas"]["TaskSectionInput"];
                };
            };
        };
        responses: {
            /** @description The new section. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskSection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTaskSection: {
        parameters: {
            query: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTaskSection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    section: components["schemas"]["TaskSectionPatch"];
                };
            };
        };
        responses: {
            /** @description All sections, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskSection"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreTaskSection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
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
            /** @description All sections, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskSection"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaskSections: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskSection"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description A new session; the older ones have ended. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
    confirmEmailChange: {
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
            /** @description The person, with the new address. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
    checkResetToken: {
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
            /** @description The link works. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSessionList"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SignUpClosed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens, without their secrets. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptTokenList"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScriptTokenInput"];
            };
        };
        responses: {
            /** @description The token, shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptTokenCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is revoked. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description How many milliseconds ago the reader began to load what it shows, or last heard of this stream. Changes are known for some minutes. Without it the stream begins with `ready`. */
                age?: number;
                /** @description The id of a board of the company whose changes are to be told as well. */
                board?: components["schemas"]["Id"];
            };
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageCreation"];
            };
        };
        responses: {
            /** @description The new message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMessage: {
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
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageChange"];
            };
        };
        responses: {
            /** @description The message, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAllMessagesAsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleMessageReadStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageReadToggle"];
            };
        };
        responses: {
            /** @description The message, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNavigation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationCreation"];
            };
        };
        responses: {
            /** @description The new notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNotification: {
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
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationChange"];
            };
        };
        responses: {
            /** @description The notification, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAllNotificationsAsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingList"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsChange"];
            };
        };
        responses: {
            /** @description Every kind, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleNotificationReadStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationReadToggle"];
            };
        };
        responses: {
            /** @description The notification, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchEverything: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchQuery"];
            };
        };
        responses: {
            /** @description The groups that have results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchGroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoCompany"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSettings"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    settings: components["schemas"]["UserSettingsPatch"];
                };
            };
        };
        responses: {
            /** @description The settings, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShortcuts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shortcuts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortcutList"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    createShortcut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShortcutCreation"];
            };
        };
        responses: {
            /** @description The new shortcut. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shortcut"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteShortcut: {
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
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateShortcut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShortcutChange"];
            };
        };
        responses: {
            /** @description The shortcut, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shortcut"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStorageUse: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is used. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageUse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserPicture: {
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
            200: components["responses"]["Picture"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnalyticsDashboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsDashboard"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCryptoDashboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoDashboard"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFinanceDashboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinanceDashboard"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProjectDashboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDashboard"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoActiveProject"];
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
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyPatch"];
            };
        };
        responses: {
            /** @description The company, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCotizaciones: {
        parameters: {
            query?: {
                /** @description Only those that are in use (true) or archived (false); both without it. */
                activo?: components["parameters"]["activo"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Only of a currency. */
                moneda?: "USD" | "EUR" | "UVA";
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default fecha, the newest first). */
                sort?: "fecha";
                /** @description Only of a kind. */
                tipo?: "oficial" | "mayorista" | "MEP" | "CCL" | "blue" | "tarjeta" | "manual";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CotizacionDiariaPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    loadCotizaciones: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: never;
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CotizacionesCarga"];
            };
        };
        responses: {
            /** @description What the load did. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargaResultado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCotizacion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CotizacionDiariaInput"];
            };
        };
        responses: {
            /** @description The new rate. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CotizacionDiaria"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCotizacion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CotizacionDiaria"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCotizacion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CotizacionDiariaPatch"];
            };
        };
        responses: {
            /** @description The rate, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CotizacionDiaria"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDepositos: {
        parameters: {
            query?: {
                /** @description Only those that are in use (true) or archived (false); both without it. */
                activo?: components["parameters"]["activo"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default nombre). */
                sort?: "nombre" | "tipo";
                /** @description Only those of a kind. */
                tipo?: "obra" | "central" | "proveedor";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositoPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDeposito: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositoInput"];
            };
        };
        responses: {
            /** @description The new deposit. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposito"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeposito: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposito"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDeposito: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositoPatch"];
            };
        };
        responses: {
            /** @description The deposit, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposito"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeriados: {
        parameters: {
            query?: {
                /** @description Only those that are in use (true) or archived (false); both without it. */
                activo?: components["parameters"]["activo"];
                /** @description Only those of a reach. */
                alcance?: "nacional" | "empresa";
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default fecha). */
                sort?: "fecha" | "motivo";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeriadoPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFeriado: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeriadoInput"];
            };
        };
        responses: {
            /** @description The new holiday. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFeriado: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holiday. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFeriado: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeriadoPatch"];
            };
        };
        responses: {
            /** @description The holiday, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyHistory: {
        parameters: {
            query?: {
                /** @description Only changes of this kind of record. */
                entidad?: string;
                /** @description Only changes of this record. */
                entidadId?: string;
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CambioPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIndices: {
        parameters: {
            query?: {
                /** @description Only those that are in use (true) or archived (false); both without it. */
                activo?: components["parameters"]["activo"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default codigo). */
                sort?: "codigo" | "nombre";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicePage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createIndice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndiceInput"];
            };
        };
        responses: {
            /** @description The new index. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIndice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indice"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateIndice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndicePatch"];
            };
        };
        responses: {
            /** @description The index, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIndiceValores: {
        parameters: {
            query?: {
                /** @description Only those that are in use (true) or archived (false); both without it. */
                activo?: components["parameters"]["activo"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default periodo, the newest first). */
                sort?: "periodo";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The index. */
                indiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndiceValorPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    loadIndiceValores: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: never;
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The index. */
                indiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndiceValoresCarga"];
            };
        };
        responses: {
            /** @description What the load did. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargaResultado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    createIndiceValor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The index. */
                indiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndiceValorInput"];
            };
        };
        responses: {
            /** @description The new value of an index. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndiceValor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIndiceValor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The index. */
                indiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value of an index. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndiceValor"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateIndiceValor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The index. */
                indiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndiceValorPatch"];
            };
        };
        responses: {
            /** @description The value of an index, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndiceValor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default enviada, the newest first). */
                sort?: "mail" | "rol" | "enviada" | "vence";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitacionPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitacionInput"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitacion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMateriales: {
        parameters: {
            query?: {
                /** @description Only those that are in use (true) or archived (false); both without it. */
                activo?: components["parameters"]["activo"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Only those of a rubro. */
                rubroId?: components["schemas"]["Id"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default codigo). */
                sort?: "codigo" | "nombre";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaterialPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialInput"];
            };
        };
        responses: {
            /** @description The new material. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The material. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialPatch"];
            };
        };
        responses: {
            /** @description The material, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrecios: {
        parameters: {
            query?: {
                /** @description Only those that are in use (true) or archived (false); both without it. */
                activo?: components["parameters"]["activo"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default fecha, the newest first). */
                sort?: "fecha";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The material. */
                materialId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrecioMaterialPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    loadPrecios: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: never;
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The material. */
                materialId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreciosCarga"];
            };
        };
        responses: {
            /** @description What the load did. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargaResultado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPrecio: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The material. */
                materialId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrecioMaterialInput"];
            };
        };
        responses: {
            /** @description The new price of a material. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrecioMaterial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default nombre). */
                sort?: "nombre" | "mail" | "rol" | "desde";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MiembroPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person does not belong to the company any more. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MiembroPatch"];
            };
        };
        responses: {
            /** @description The member, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Miembro"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProveedores: {
        parameters: {
            query?: {
                /** @description Only those that are in use (true) or archived (false); both without it. */
                activo?: components["parameters"]["activo"];
                /** @description Only those of a condition before the VAT. */
                condicionIva?: "RI" | "monotributo" | "exento" | "CF" | "exterior";
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Only those of a rubro, of one above it or of one below it. */
                rubroId?: components["schemas"]["Id"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default razonSocial). */
                sort?: "razonSocial" | "cuit" | "condicionPagoDias";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProveedorPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProveedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProveedorInput"];
            };
        };
        responses: {
            /** @description The new supplier. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proveedor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProveedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proveedor"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProveedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProveedorPatch"];
            };
        };
        responses: {
            /** @description The supplier, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proveedor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyProjects: {
        parameters: {
            query?: {
                /** @description The archived ones (true), or those in use (false, the default). */
                archivado?: boolean;
                /** @description Only those in this state. */
                estado?: components["schemas"]["ProyectoEstado"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default nombre). */
                sort?: "nombre" | "codigo" | "estado" | "fechaInicio" | "fechaFinPlan";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProyectoPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProyectoInput"];
            };
        };
        responses: {
            /** @description The new project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proyecto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proyecto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProyectoPatch"];
            };
        };
        responses: {
            /** @description The project, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proyecto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRubros: {
        parameters: {
            query?: {
                /** @description Only those that are in use (true) or archived (false); both without it. */
                activo?: components["parameters"]["activo"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default codigo). */
                sort?: "codigo" | "nombre" | "orden";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RubroPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderRubros: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RubrosOrden"];
            };
        };
        responses: {
            /** @description The rubros in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RubrosOrdenados"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRubro: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RubroInput"];
            };
        };
        responses: {
            /** @description The new rubro. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rubro"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRubro: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rubro. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rubro"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRubro: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RubroPatch"];
            };
        };
        responses: {
            /** @description The rubro, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rubro"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTiposDocumento: {
        parameters: {
            query?: {
                /** @description Only those that are in use (true) or archived (false); both without it. */
                activo?: components["parameters"]["activo"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default nombre). */
                sort?: "nombre";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoDocumentoPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTipoDocumento: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TipoDocumentoInput"];
            };
        };
        responses: {
            /** @description The new kind of document. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoDocumento"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTipoDocumento: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kind of document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoDocumento"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTipoDocumento: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TipoDocumentoPatch"];
            };
        };
        responses: {
            /** @description The kind of document, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoDocumento"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTiposEvento: {
        parameters: {
            query?: {
                /** @description Only those that are in use (true) or archived (false); both without it. */
                activo?: components["parameters"]["activo"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default nombre). */
                sort?: "nombre";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoEventoPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTipoEvento: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TipoEventoInput"];
            };
        };
        responses: {
            /** @description The new kind of event. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoEvento"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTipoEvento: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kind of event. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoEvento"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTipoEvento: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TipoEventoPatch"];
            };
        };
        responses: {
            /** @description The kind of event, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoEvento"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUnidades: {
        parameters: {
            query?: {
                /** @description Only those that are in use (true) or archived (false); both without it. */
                activo?: components["parameters"]["activo"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (default codigo). */
                sort?: "codigo" | "nombre" | "tipo";
                /** @description Only those of a kind. */
                tipo?: "longitud" | "superficie" | "volumen" | "peso" | "cantidad" | "tiempo" | "global" | "viaje";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnidadPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUnidad: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnidadInput"];
            };
        };
        responses: {
            /** @description The new unit. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unidad"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUnidad: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unit. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unidad"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUnidad: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The company whose records these are; one that the signed-in person does not belong to is 404. */
                desarrolladoraId: components["parameters"]["desarrolladoraId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnidadPatch"];
            };
        };
        responses: {
            /** @description The unit, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unidad"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            304: components["responses"]["NotModified"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitacionAceptada"];
            };
        };
        responses: {
            /** @description The company that was joined. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitacionResultado"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitacionToken"];
            };
        };
        responses: {
            /** @description What it is for. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitacionInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** @description The id of the last activity of the page before. */
                after?: components["schemas"]["Id"];
                /** @description Only activities of this kind. */
                kind?: components["schemas"]["ActivityKind"];
                /** @description Only what this person did, by the name that `listActivityPeople` answers. */
                person?: string;
                /** @description How many a page holds (default 50). */
                size?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivityPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPerson"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectCertificados: {
        parameters: {
            query?: {
                /** @description Only those of this contract. */
                contratoId?: components["schemas"]["Id"];
                /** @description Only those in this state. */
                estado?: components["schemas"]["CertificadoEstado"];
                /** @description Only those that are so far paid; `pendiente` is what is left to pay of the certificate itself. */
                estadoPago?: "impago" | "parcial" | "pagado" | "vencido" | "pendiente";
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Only those in this currency. */
                moneda?: components["schemas"]["Moneda"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Only those of a supplier's contracts. */
                proveedorId?: components["schemas"]["Id"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (the newest first without it). */
                sort?: "periodo" | "numero";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificadoPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCobros: {
        parameters: {
            query?: {
                /** @description Only those for this. */
                concepto?: components["schemas"]["CobroConcepto"];
                /** @description Only what is of this day or later. */
                desde?: components["parameters"]["desde"];
                /** @description Only those in this state. */
                estado?: components["schemas"]["CobroEstado"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Only what is of this day or before. */
                hasta?: components["parameters"]["hasta"];
                /** @description Only those in this currency. */
                moneda?: components["schemas"]["Moneda"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by; without it the last one that was entered stands first. */
                sort?: "fecha" | "importe";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CobroPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCobro: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CobroInput"];
            };
        };
        responses: {
            /** @description What was received. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cobro"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCobro: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was received. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cobro"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    annulCobro: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoAnulacion"];
            };
        };
        responses: {
            /** @description It, annulled. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cobro"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComprobantes: {
        parameters: {
            query?: {
                /** @description Only those of a certificate. */
                certificadoId?: components["schemas"]["Id"];
                /** @description Only those of a contract. */
                contratoId?: components["schemas"]["Id"];
                /** @description Only what is of this day or later. */
                desde?: components["parameters"]["desde"];
                /** @description Only those in this state. */
                estado?: components["schemas"]["ComprobanteEstado"];
                /** @description Only those that are so far paid; `pendiente` is whatever is not paid whole. */
                estadoPago?: "impago" | "parcial" | "pagado" | "vencido" | "pendiente";
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Only what is of this day or before. */
                hasta?: components["parameters"]["hasta"];
                /** @description Only those that a budget item has a part of. */
                itemId?: components["schemas"]["Id"];
                /** @description Only those in this currency. */
                moneda?: components["schemas"]["Moneda"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Only those of a supplier. */
                proveedorId?: components["schemas"]["Id"];
                /** @description Only those that a rubro has a part of. */
                rubroId?: components["schemas"]["Id"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by; without it the last one that was entered stands first. */
                sort?: "fecha" | "vencimiento" | "total";
                /** @description Only those of this kind. */
                tipo?: components["schemas"]["ComprobanteTipo"];
                /** @description Only those that are due on this day or later. */
                venceDesde?: string;
                /** @description Only those that are due on this day or before. */
                venceHasta?: string;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComprobantePage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createComprobante: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComprobanteInput"];
            };
        };
        responses: {
            /** @description The new document. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comprobante"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getComprobante: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comprobante"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteComprobante: {
        parameters: {
            query?: {
                /** @description The version that was seen; where the record has another one by now it is refused with 409 `Stale version`. */
                version?: components["parameters"]["version"];
            };
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateComprobante: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComprobantePatch"];
            };
        };
        responses: {
            /** @description The draft, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comprobante"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    annulComprobante: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoAnulacion"];
            };
        };
        responses: {
            /** @description The document, annulled. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comprobante"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadComprobanteDocumento: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadComprobanteDocumento: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file. */
                documentoId: components["parameters"]["documentoId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    /** @description Always `attachment`, with the file's name. */
                    "Content-Disposition": string;
                    /** @description The browser must not guess another type. */
                    "X-Content-Type-Options": "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeComprobanteDocumento: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file. */
                documentoId: components["parameters"]["documentoId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreComprobanteDocumento: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The file. */
                documentoId: components["parameters"]["documentoId"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerComprobante: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoPaso"];
            };
        };
        responses: {
            /** @description The document, registered. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comprobante"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContratos: {
        parameters: {
            query?: {
                /** @description Only what is of this day or later. */
                desde?: components["parameters"]["desde"];
                /** @description Only those in this state. */
                estado?: components["schemas"]["ContratoEstado"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Only what is of this day or before. */
                hasta?: components["parameters"]["hasta"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Only those with this supplier. */
                proveedorId?: components["schemas"]["Id"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (the newest first without it). */
                sort?: "numero" | "fecha" | "objeto";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContrato: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContratoInput"];
            };
        };
        responses: {
            /** @description The new draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contrato"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCertificados: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                estado?: components["schemas"]["CertificadoEstado"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (the newest first without it). */
                sort?: "periodo" | "numero";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The contract that is certified. */
                contratoId: components["schemas"]["Id"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificadoPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCertificado: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The contract that is certified. */
                contratoId: components["schemas"]["Id"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificadoInput"];
            };
        };
        responses: {
            /** @description The new draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCertificado: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The contract that is certified. */
                contratoId: components["schemas"]["Id"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificado"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCertificado: {
        parameters: {
            query?: {
                /** @description The version that was seen; where the record has another one by now it is refused with 409 `Stale version`. */
                version?: components["parameters"]["version"];
            };
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The contract that is certified. */
                contratoId: components["schemas"]["Id"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCertificado: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The contract that is certified. */
                contratoId: components["schemas"]["Id"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificadoPatch"];
            };
        };
        responses: {
            /** @description The draft, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    annulCertificado: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The contract that is certified. */
                contratoId: components["schemas"]["Id"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoAnulacion"];
            };
        };
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveCertificado: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The contract that is certified. */
                contratoId: components["schemas"]["Id"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoPaso"];
            };
        };
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueCertificado: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The contract that is certified. */
                contratoId: components["schemas"]["Id"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoPaso"];
            };
        };
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectCertificado: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The contract that is certified. */
                contratoId: components["schemas"]["Id"];
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoAnulacion"];
            };
        };
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contrato"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteContrato: {
        parameters: {
            query?: {
                /** @description The version that was seen; where the record has another one by now it is refused with 409 `Stale version`. */
                version?: components["parameters"]["version"];
            };
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContrato: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContratoPatch"];
            };
        };
        responses: {
            /** @description The draft, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contrato"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoPaso"];
            };
        };
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contrato"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    signContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoPaso"];
            };
        };
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contrato"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    rescindContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoAnulacion"];
            };
        };
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contrato"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getControlPresupuestario: {
        parameters: {
            query?: {
                /** @description What a row is (default rubro). */
                agrupar?: components["schemas"]["ControlAgrupacion"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description With `constante`, by which index (default that of the project, else CAC). */
                indiceId?: components["parameters"]["indiceId"];
                /** @description With `constante`, whose money (default the last month that the index has). */
                mesReferencia?: components["parameters"]["mesReferencia"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Only this rubro and those below it. */
                rubroId?: components["parameters"]["rubroId"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description With `dolar`, which rate (default MEP). */
                tipoCotizacion?: components["parameters"]["tipoCotizacion"];
                /** @description What amounts are stated in (default `corriente`): as they were; in dollars, each by the rate of its own day; in the money of a month, each by the index of its own month. */
                valuacion?: components["parameters"]["valuacion"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The control. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlPresupuestario"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    listControlMovimientos: {
        parameters: {
            query: {
                /** @description The column; `vigente` is original and modificaciones together. */
                columna: components["schemas"]["ControlColumna"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description With `constante`, by which index (default that of the project, else CAC). */
                indiceId?: components["parameters"]["indiceId"];
                /** @description Only those of this item of the budget, by its code; empty for those of none. */
                item?: string;
                /** @description With `constante`, whose money (default the last month that the index has). */
                mesReferencia?: components["parameters"]["mesReferencia"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Only those of a supplier. */
                proveedorId?: components["schemas"]["Id"];
                /** @description Only this rubro and those below it. */
                rubroId?: components["parameters"]["rubroId"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description Leaves out what is below the rubro (true). */
                soloDirecto?: boolean;
                /** @description With `dolar`, which rate (default MEP). */
                tipoCotizacion?: components["parameters"]["tipoCotizacion"];
                /** @description What amounts are stated in (default `corriente`): as they were; in dollars, each by the rate of its own day; in the money of a month, each by the index of its own month. */
                valuacion?: components["parameters"]["valuacion"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlMovimientoPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    setControlProyeccion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
                /** @description The rubro. */
                rubroId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlProyeccionInput"];
            };
        };
        responses: {
            /** @description What is expected now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlProyeccion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getControlResumen: {
        parameters: {
            query?: {
                /** @description With `constante`, by which index (default that of the project, else CAC). */
                indiceId?: components["parameters"]["indiceId"];
                /** @description With `constante`, whose money (default the last month that the index has). */
                mesReferencia?: components["parameters"]["mesReferencia"];
                /** @description With `dolar`, which rate (default MEP). */
                tipoCotizacion?: components["parameters"]["tipoCotizacion"];
                /** @description What amounts are stated in (default `corriente`): as they were; in dollars, each by the rate of its own day; in the money of a month, each by the index of its own month. */
                valuacion?: components["parameters"]["valuacion"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlResumen"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCuentaCorriente: {
        parameters: {
            query: {
                /** @description Only what is of this day or later. */
                desde?: components["parameters"]["desde"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Only what is of this day or before. */
                hasta?: components["parameters"]["hasta"];
                /** @description Only what is in this currency. */
                moneda?: components["schemas"]["Moneda"];
                /** @description Whether the oldest stands first (`asc`) or the newest (without it). */
                order?: "asc" | "desc";
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description The supplier. */
                proveedorId: components["schemas"]["Id"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CuentaCorriente"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCuentasCorrientes: {
        parameters: {
            query?: {
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Only what is in this currency. */
                moneda?: components["schemas"]["Moneda"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by; without it the largest debt stands first. */
                sort?: "proveedor" | "debe" | "haber" | "saldo";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CuentaCorrienteSaldoPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadDocumentoNuevo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFlujo: {
        parameters: {
            query?: {
                /** @description The first month; eleven before this one without it. */
                desde?: components["schemas"]["Mes"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description The last month; twelve after this one without it. */
                hasta?: components["schemas"]["Mes"];
                /** @description With `constante`, by which index (default that of the project, else CAC). */
                indiceId?: components["parameters"]["indiceId"];
                /** @description With `constante`, whose money (default the last month that the index has). */
                mesReferencia?: components["parameters"]["mesReferencia"];
                /** @description With `dolar`, which rate (default MEP). */
                tipoCotizacion?: components["parameters"]["tipoCotizacion"];
                /** @description What amounts are stated in (default `corriente`): as they were; in dollars, each by the rate of its own day; in the money of a month, each by the index of its own month. */
                valuacion?: components["parameters"]["valuacion"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flow. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flujo"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectHistory: {
        parameters: {
            query?: {
                /** @description Only changes of this kind of record. */
                entidad?: string;
                /** @description Only changes of this record. */
                entidadId?: string;
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CambioPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModificaciones: {
        parameters: {
            query?: {
                /** @description Only what is of this day or later. */
                desde?: components["parameters"]["desde"];
                /** @description Only those in this state. */
                estado?: components["schemas"]["ModificacionEstado"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Only what is of this day or before. */
                hasta?: components["parameters"]["hasta"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (the newest first without it). */
                sort?: "numero" | "fecha";
                /** @description Only those of this kind. */
                tipo?: components["schemas"]["ModificacionTipo"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModificacionPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createModificacion: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModificacionInput"];
            };
        };
        responses: {
            /** @description The new draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Modificacion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getModificacion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Modificacion"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteModificacion: {
        parameters: {
            query?: {
                /** @description The version that was seen; where the record has another one by now it is refused with 409 `Stale version`. */
                version?: components["parameters"]["version"];
            };
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateModificacion: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModificacionPatch"];
            };
        };
        responses: {
            /** @description The draft, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Modificacion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    annulModificacion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoAnulacion"];
            };
        };
        responses: {
            /** @description The change, annulled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Modificacion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveModificacion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoPaso"];
            };
        };
        responses: {
            /** @description The change, approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Modificacion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPagos: {
        parameters: {
            query?: {
                /** @description Only those that were applied to a certificate. */
                certificadoId?: components["schemas"]["Id"];
                /** @description Only those that were applied to a document. */
                comprobanteId?: components["schemas"]["Id"];
                /** @description Only what is of this day or later. */
                desde?: components["parameters"]["desde"];
                /** @description Only those in this state. */
                estado?: components["schemas"]["PagoEstado"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Only what is of this day or before. */
                hasta?: components["parameters"]["hasta"];
                /** @description Only those that were made this way. */
                medio?: components["schemas"]["PagoMedio"];
                /** @description Only those in this currency. */
                moneda?: components["schemas"]["Moneda"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Only those to a supplier. */
                proveedorId?: components["schemas"]["Id"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by; without it the last one that was entered stands first. */
                sort?: "fecha" | "importe";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagoPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPago: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PagoInput"];
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pago"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPago: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pago"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    annulPago: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoAnulacion"];
            };
        };
        responses: {
            /** @description The payment, annulled. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pago"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyPago: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PagoAplicacion"];
            };
        };
        responses: {
            /** @description The payment, applied. */
            200: {
                headers: {
                    "Idempotent-Replay": components["headers"]["IdempotentReplay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pago"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPresupuestos: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                estado?: components["schemas"]["PresupuestoEstado"];
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
                /** @description Whether the sort goes up or down. */
                order?: components["parameters"]["sortOrder"];
                /** @description The page, from 1 (default 1). */
                page?: components["parameters"]["pageNumber"];
                /** @description Words that are looked for anywhere, ignoring case and accents; all of them must be there. */
                search?: components["parameters"]["searchWords"];
                /** @description How many a page holds (default 25). */
                size?: components["parameters"]["pageSize"];
                /** @description What the list is sorted by (the newest first without it). */
                sort?: "numero" | "nombre";
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresupuestoPage"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPresupuesto: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresupuestoInput"];
            };
        };
        responses: {
            /** @description The new draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presupuesto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPresupuesto: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The budget. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presupuesto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePresupuesto: {
        parameters: {
            query?: {
                /** @description The version that was seen; where the record has another one by now it is refused with 409 `Stale version`. */
                version?: components["parameters"]["version"];
            };
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePresupuesto: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresupuestoPatch"];
            };
        };
        responses: {
            /** @description The budget, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presupuesto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    approvePresupuesto: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours gets the first answer again, with `Idempotent-Replay: true`; with another body it is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["recordId"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentoPaso"];
            };
        };
        responses: {
            /** @description The budget, approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presupuesto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    comparePresupuestos: {
        parameters: {
            query: {
                /** @description The budget to compare with, one of the project. */
                con: components["schemas"]["Id"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The budget that is looked at. */
                presupuestoId: components["schemas"]["Id"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both, line by line. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresupuestoComparacion"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPresupuestoItems: {
        parameters: {
            query?: {
                /** @description The whole list as a file: `csv` (UTF-8 with BOM, semicolons, decimal commas) or `xlsx`; pages do not count then. */
                formato?: components["parameters"]["formato"];
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The budget whose items these are. */
                presupuestoId: components["schemas"]["Id"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresupuestoHoja"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePresupuestoItems: {
        parameters: {
            query?: {
                /** @description A dry run (true) checks everything and answers as it would, and stores nothing. */
                simular?: components["parameters"]["simular"];
            };
            header?: {
                /** @description The ETag of the record as the caller saw it, in place of `version` (which may be left out then, also where the body requires it). Where the record has another version by now, the change is refused with 409 `Stale version`. `*` asks for nothing. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The budget whose items these are. */
                presupuestoId: components["schemas"]["Id"];
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresupuestoItemsPatch"];
            };
        };
        responses: {
            /** @description The sheet as it is, or would be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresupuestoHoja"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVencimientos: {
        parameters: {
            query?: {
                /** @description How many weeks from this one on (default 9). */
                semanas?: number;
            };
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The project whose records these are; one that is not the signed-in person's is 404. */
                proyectoId: components["parameters"]["proyectoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is due. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vencimientos"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            304: components["responses"]["NotModified"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIconCatalogue: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description One of `feather`, `heroicons-outline`, `heroicons-solid`, `heroicons-mini`, `material-solid`, `material-outline`, `material-twotone`.
                 * @example feather
                 */
                set: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IconCatalogue"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDevelopers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperListResult"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    setActiveProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectListResult"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSelection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the answer that the caller has. Where it is still the same, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The company that this call works in. Without it: that of `Obra-Proyecto`, else the company that the account chose last, else its first one by name. One that the person does not belong to is 404. */
                "Obra-Desarrolladora"?: components["parameters"]["Desarrolladora"];
                /** @description The project that this call works on, one of the company. Without it: the project that the account chose last, where it is of the same company. One that the person may not see is 404. */
                "Obra-Proyecto"?: components["parameters"]["Proyecto"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice, kept until the next one. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectionResult"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
}
export interface areaOperations {
    "academy": "listCourseCategories" | "listCourses" | "getCourse" | "updateCourseProgress";
    "activities": "listActivities" | "listActivityPeople";
    "auth": "signIn" | "signInWithToken" | "signUp" | "forgotPassword" | "resetPassword" | "checkResetToken" | "changePassword" | "requestEmailChange" | "confirmEmailChange" | "unlockSession" | "confirmEmail" | "resendConfirmation" | "signOut" | "listSessions" | "endOtherSessions" | "endSession" | "listTokens" | "createToken" | "revokeToken";
    "certificados": "listProjectCertificados" | "listCertificados" | "createCertificado" | "getCertificado" | "updateCertificado" | "deleteCertificado" | "issueCertificado" | "approveCertificado" | "rejectCertificado" | "annulCertificado";
    "chat": "listChats" | "listConversations" | "getConversation" | "findChatMessages" | "listChatMessages" | "getChat" | "createChat" | "updateChat" | "markChatRead" | "noteTyping" | "sendChatMessage" | "updateChatMessage" | "deleteChatMessage" | "uploadChatAttachment" | "downloadChatAttachment" | "listSharedInChat" | "restoreChatMessage" | "findChatPeople" | "listChatContacts" | "getChatContact" | "getChatProfile" | "updateChatProfile";
    "cobros": "listCobros" | "createCobro" | "getCobro" | "annulCobro";
    "comprobantes": "listComprobantes" | "createComprobante" | "getComprobante" | "updateComprobante" | "deleteComprobante" | "registerComprobante" | "annulComprobante" | "uploadComprobanteDocumento" | "downloadComprobanteDocumento" | "removeComprobanteDocumento" | "restoreComprobanteDocumento" | "uploadDocumentoNuevo" | "getVencimientos";
    "contacts": "listContacts" | "searchContacts" | "getContact" | "createContact" | "updateContact" | "deleteContact" | "listCountries" | "listContactTags" | "createContactTag" | "updateContactTag" | "deleteContactTag" | "getContactPicture" | "uploadContactAvatar" | "listContactPage" | "deleteContacts" | "restoreContacts" | "exportContacts" | "readContactsFile" | "importContacts" | "listDuplicateContacts" | "mergeContacts" | "tagContacts";
    "contratos": "listContratos" | "createContrato" | "getContrato" | "updateContrato" | "deleteContrato" | "signContrato" | "finishContrato" | "rescindContrato";
    "control": "getControlPresupuestario" | "getControlResumen" | "listControlMovimientos" | "setControlProyeccion";
    "cotizaciones": "listCotizaciones" | "createCotizacion" | "loadCotizaciones" | "getCotizacion" | "updateCotizacion";
    "cuenta-corriente": "getCuentaCorriente" | "listCuentasCorrientes";
    "dashboards": "getAnalyticsDashboard" | "getCryptoDashboard" | "getFinanceDashboard" | "getProjectDashboard";
    "depositos": "listDepositos" | "createDeposito" | "getDeposito" | "updateDeposito";
    "developers": "listDevelopers" | "setActiveDeveloper" | "getSelection" | "createDeveloper" | "getCompany" | "updateCompany";
    "events": "streamEvents";
    "feriados": "listFeriados" | "createFeriado" | "getFeriado" | "updateFeriado";
    "file-manager": "listFiles" | "listFileIds" | "findTakenFileNames" | "moveFiles" | "deleteFiles" | "restoreFiles" | "getFile" | "updateFile" | "deleteFile" | "createFolder" | "uploadFile" | "downloadFile";
    "flujo": "getFlujo";
    "health": "getHealth" | "getReadiness";
    "help-center": "listFaqCategories" | "listGuideCategories" | "getGuide" | "getGuideFeedback" | "saveGuideFeedback" | "searchHelp" | "createSupportRequest";
    "historial": "listCompanyHistory" | "listProjectHistory";
    "icons": "getIconCatalogue";
    "indices": "listIndices" | "createIndice" | "getIndice" | "updateIndice" | "listIndiceValores" | "createIndiceValor" | "loadIndiceValores" | "getIndiceValor" | "updateIndiceValor";
    "inventory": "listInventoryCategories" | "createInventoryCategory" | "listInventoryBrands" | "createInventoryBrand" | "listInventoryVendors" | "createInventoryVendor" | "listInventoryTags" | "createInventoryTag" | "updateInventoryTag" | "deleteInventoryTag" | "listProducts" | "updateProducts" | "deleteProducts" | "listDeletedProducts" | "restoreProducts" | "revertProducts" | "exportProducts" | "getProduct" | "createProduct" | "updateProduct" | "deleteProduct" | "listStockChanges" | "getProductImage" | "uploadProductImage";
    "invitations": "listInvitations" | "createInvitation" | "deleteInvitation" | "checkInvitation" | "acceptInvitation";
    "mailbox": "getMailboxSettings" | "updateMailboxSettings" | "listMailboxFolders" | "listMailboxFilters" | "listMailboxLabels" | "createMailboxLabel" | "updateMailboxLabel" | "deleteMailboxLabel" | "listMailRecipients" | "listMails" | "updateMails" | "emptyMailFolder" | "deleteMails" | "getMail" | "updateMail" | "deleteMail" | "createMailDraft" | "sendMail" | "uploadMailAttachment" | "downloadMailAttachment";
    "materiales": "listMateriales" | "createMaterial" | "getMaterial" | "updateMaterial" | "listPrecios" | "createPrecio" | "loadPrecios";
    "members": "listMembers" | "updateMember" | "removeMember";
    "messages": "listMessages" | "createMessage" | "updateMessage" | "deleteMessage" | "markAllMessagesAsRead" | "toggleMessageReadStatus";
    "modificaciones": "listModificaciones" | "createModificacion" | "getModificacion" | "updateModificacion" | "deleteModificacion" | "approveModificacion" | "annulModificacion";
    "navigation": "getNavigation";
    "notes": "listNoteLabels" | "createNoteLabel" | "updateNoteLabel" | "deleteNoteLabel" | "createNoteTask" | "listNotes" | "createNote" | "updateNote" | "deleteNote" | "getNote" | "listNotePage" | "restoreNotes" | "purgeNotes" | "emptyNoteTrash";
    "notifications": "listNotifications" | "createNotification" | "updateNotification" | "deleteNotification" | "markAllNotificationsAsRead" | "toggleNotificationReadStatus" | "getNotificationSettings" | "updateNotificationSettings";
    "pagos": "listPagos" | "createPago" | "getPago" | "applyPago" | "annulPago";
    "presupuestos": "listPresupuestos" | "createPresupuesto" | "getPresupuesto" | "updatePresupuesto" | "deletePresupuesto" | "approvePresupuesto" | "getPresupuestoItems" | "updatePresupuestoItems" | "comparePresupuestos";
    "projects": "listProjects" | "setActiveProject" | "listCompanyProjects" | "createProject" | "getProject" | "updateProject";
    "proveedores": "listProveedores" | "createProveedor" | "getProveedor" | "updateProveedor";
    "rubros": "listRubros" | "createRubro" | "orderRubros" | "getRubro" | "updateRubro";
    "scrumboard": "listBoards" | "getBoard" | "createBoard" | "updateBoard" | "deleteBoard" | "restoreBoard" | "createBoardList" | "updateBoardList" | "deleteBoardList" | "restoreBoardList" | "updateBoardLists" | "getCard" | "createCard" | "updateCard" | "deleteCard" | "updateCards" | "moveCards" | "restoreCard" | "listCardComments" | "createCardComment" | "updateCardComment" | "deleteCardComment" | "restoreCardComment" | "listCardHistory" | "listCardAttachments" | "uploadCardAttachment" | "downloadCardAttachment" | "removeCardAttachment" | "restoreCardAttachment" | "listArchivedCards" | "listBoardLabels" | "createBoardLabel" | "updateBoardLabel" | "deleteBoardLabel" | "listBoardMembers" | "listTasks" | "countTasks" | "listTaskSections" | "createTaskSection" | "updateTaskSection" | "deleteTaskSection" | "restoreTaskSection" | "moveTask" | "getTask";
    "search": "searchEverything";
    "shortcuts": "listShortcuts" | "createShortcut" | "updateShortcut" | "deleteShortcut";
    "tipos-documento": "listTiposDocumento" | "createTipoDocumento" | "getTipoDocumento" | "updateTipoDocumento";
    "tipos-evento": "listTiposEvento" | "createTipoEvento" | "getTipoEvento" | "updateTipoEvento";
    "unidades": "listUnidades" | "createUnidad" | "getUnidad" | "updateUnidad";
    "user": "getUser" | "updateUser" | "getUserPicture" | "getUserSettings" | "updateUserSettings" | "getStorageUse";
}
